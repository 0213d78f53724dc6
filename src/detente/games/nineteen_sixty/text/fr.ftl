# 1960 : Kennedy contre Nixon. Textes rédigés pour ce projet.

game-name = 1960
    .full = 1960 : Kennedy contre Nixon
    .players = 2 ou 3 joueurs
    .length = 2 h
game-about = Deux candidats parcourent cinquante États à la conquête de 269 grands électeurs ; un troisième joueur peut incarner Harry F. Byrd.

## Sièges, lieux, choses

seat-kennedy = Kennedy
seat-nixon = Nixon
seat-byrd = Harry F. Byrd
candidate-kennedy = Kennedy
candidate-nixon = Nixon

region-east = Est
region-south = Sud
region-midwest = Midwest
region-west = Ouest
endorsement-east = Est
endorsement-south = Sud
endorsement-midwest = Midwest
endorsement-west = Ouest
endorsement-major = endossement majeur

issue-defense = Défense
issue-economy = Économie
issue-civil_rights = Droits civils

use-event = événement
use-campaign = campagne
use-advertise = publicité
use-position = positionnement
operation-campaign = campagne
operation-advertise = publicité
operation-position = positionnement

colour-blue = bleu
colour-red = rouge
colour-green = vert
pair-upper = cases 1 et 2
pair-lower = cases 2 et 3
award-momentum = 1 momentum
award-endorsement = 1 endossement

order-defense_economy_civil_rights = Défense, Économie, Droits civils
order-defense_civil_rights_economy = Défense, Droits civils, Économie
order-economy_defense_civil_rights = Économie, Défense, Droits civils
order-economy_civil_rights_defense = Économie, Droits civils, Défense
order-civil_rights_defense_economy = Droits civils, Défense, Économie
order-civil_rights_economy_defense = Droits civils, Économie, Défense

number-0 = 0
number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7

state-al = Alabama
state-ak = Alaska
state-az = Arizona
state-ar = Arkansas
state-ca = Californie
state-co = Colorado
state-ct = Connecticut
state-de = Delaware
state-fl = Floride
state-ga = Géorgie
state-hi = Hawaï
state-id = Idaho
state-il = Illinois
state-in = Indiana
state-ia = Iowa
state-ks = Kansas
state-ky = Kentucky
state-la = Louisiane
state-me = Maine
state-md = Maryland
state-ma = Massachusetts
state-mi = Michigan
state-mn = Minnesota
state-ms = Mississippi
state-mo = Missouri
state-mt = Montana
state-ne = Nebraska
state-nv = Nevada
state-nh = New Hampshire
state-nj = New Jersey
state-nm = Nouveau-Mexique
state-ny = New York
state-nc = Caroline du Nord
state-nd = Dakota du Nord
state-oh = Ohio
state-ok = Oklahoma
state-or = Oregon
state-pa = Pennsylvanie
state-ri = Rhode Island
state-sc = Caroline du Sud
state-sd = Dakota du Sud
state-tn = Tennessee
state-tx = Texas
state-ut = Utah
state-vt = Vermont
state-va = Virginie
state-wa = Washington
state-wv = Virginie-Occidentale
state-wi = Wisconsin
state-wy = Wyoming

## Cartes

card-great_seal_bug = Le micro du Grand Sceau
    .text = Nixon gagne 1 support sur la Défense. Il peut reprendre en main Henry Cabot Lodge s’il est dans la défausse.
card-gathering_momentum_west = L’élan grandit dans l’Ouest
    .text =
        Le candidat qui mène dans le plus d’États de l’Ouest gagne 1 momentum, et 1 support dans chaque État de la région sans { $option-byrd_state_counts_as_empty ->
            [on] cube bleu ni rouge
           *[off] cube
        }. Ne va jamais dans une pile de stratégie de campagne.
card-give_me_a_week = Donnez-moi une semaine
    .text = Nixon perd 2 momentum et 1 support sur chaque enjeu.
card-gallup_poll = Sondage Gallup
    .text = Le joueur peut ranger les trois enjeux comme il l’entend ; leurs cubes les suivent.
card-jackie_kennedy = Jackie Kennedy
    .text = Jusqu’à la fin du tour, chaque carte que Nixon joue en événement lui coûte 1 momentum.
card-southern_revolt = Révolte du Sud
    .text = Seulement si Kennedy mène sur les Droits civils : Nixon peut ajouter 5 supports dans le Sud, 2 par État au plus.
card-nixons_knee = Le genou de Nixon
    .text = Le jeton de Nixon va au Maryland, sans frais. Jusqu’à la fin du tour, chaque carte qu’il joue pour faire campagne lui coûte 1 momentum.
card-republican_tv_spots = Spots télévisés républicains
    .text = Le jeton de Nixon va à New York, sans frais. Il peut placer 3 cubes de médias.
card-suburban_voters = Électeurs des banlieues
    .text = Kennedy peut ajouter 5 supports dans les États qui ont 20 grands électeurs ou plus, 2 par État au plus.
card-catholic_support = Soutien des catholiques
    .text = Kennedy peut ajouter 7 supports où il veut, 2 par État au plus.
card-hurricane_donna = L’ouragan Donna
    .text = Le jeton du joueur va en Floride, sans frais ; il gagne 1 momentum et 1 support dans cet État.
card-citizens_for_nixon_lodge = Citoyens pour Nixon-Lodge
    .text = Jusqu’à la fin du tour, chaque carte que Nixon joue pour ses PC vaut 1 PC de plus (5 au plus).
card-nixons_pledge = La promesse de Nixon
    .text = Jusqu’à la fin du tour, Kennedy gagne 1 momentum chaque fois que Nixon joue une carte pour autre chose que faire campagne.
card-a_new_frontier = Une nouvelle frontière
    .text = Kennedy peut défausser autant de cartes de sa main qu’il le veut et en piocher le même nombre.
card-lunch_counter_sit_ins = Sit-in aux comptoirs
    .text = Les Droits civils montent d’une case. Puis leur meneur peut ajouter 1 support dans 3 États différents.
card-compact_of_fifth_avenue = Pacte de la Cinquième Avenue
    .text = Le jeton de Nixon va à New York, sans frais. Il gagne 1 support sur les Droits civils, 2 à New York et 1 cube de médias dans l’Est.
card-lyndon_johnson = Lyndon Johnson
    .text =
        Kennedy peut ajouter 2 supports au Texas, puis 3 { $option-lbj_texas_cap ->
            [2] dans les autres États du Sud
           *[4] dans le Sud
        }, 2 par État au plus. Il peut retourner face visible sa carte candidat épuisée.
card-harry_f_byrd = Harry F. Byrd
    .text = Nixon peut retirer en tout 3 cubes de Kennedy de l’Oklahoma, du Mississippi et de l’Alabama.
card-joe_kennedy = Joe Kennedy
    .text = Nixon ne peut pas dépenser de momentum jusqu’à la fin du tour.
card-sputnik_v = Spoutnik V
    .text = La Défense monte d’une case. Puis son meneur peut ajouter 1 support dans 3 États différents.
card-johnson_jeered_in_dallas = Johnson hué à Dallas
    .text = Kennedy perd 1 support au Texas et ne peut plus faire campagne dans le Sud jusqu’à la fin du tour.
card-campaign_headquarters = Quartier général de campagne
    .text = Le joueur peut défausser autant de cartes de sa main qu’il le veut et en piocher le même nombre.
card-martin_luther_king_arrested = Arrestation de Martin Luther King
    .text = Les Droits civils montent d’une case. Le joueur y gagne 3 supports.
card-industrial_midwest = Le Midwest industriel
    .text = Nixon peut ajouter 5 supports en Illinois, Indiana, Michigan, Minnesota, Ohio et Wisconsin, 2 par État au plus.
card-ken_air = Ken-Air
    .text = Jusqu’à la fin du tour, Kennedy voyage sans frais et chaque carte qu’il joue pour faire campagne vaut 1 PC de plus (5 au plus).
card-herb_klein = Herb Klein
    .text = Nixon peut ajouter 3 supports d’enjeu, répartis à son gré.
card-fidel_castro = Fidel Castro
    .text = Le meneur en Défense gagne 1 momentum et 1 support en Floride.
card-herblock = Herblock
    .text = Kennedy peut retirer 2 cubes de médias de Nixon.
card-high_hopes = High Hopes
    .text = Retournez deux cartes de la pioche, l’une après l’autre. Celles qui portent l’icône de Kennedy prennent effet comme s’il les avait jouées.
card-bobby_kennedy = Bobby Kennedy
    .text = Jusqu’à la fin du tour, chaque carte que Kennedy joue pour ses PC vaut 1 PC de plus (5 au plus).
card-advance_men = Les éclaireurs
    .text = Jusqu’à la fin du tour, le joueur voyage sans frais et fait campagne sans jets de support.
card-harvard_brain_trust = Le « brain trust » de Harvard
    .text = Événement de débat. Le total de Kennedy augmente de 1 sur chaque enjeu. Sans effet après les débats.
card-lazy_shave = Lazy Shave
    .text = Événement de débat. À chaque manche, la carte de Nixon est montrée avant que Kennedy choisisse la sienne. Sans effet après les débats.
card-fifty_stars = Cinquante étoiles
    .text = Le candidat qui a le plus de support en Alaska et à Hawaï réunis peut ajouter 1 support dans 5 États différents.
card-stature_gap = Un écart de stature
    .text = Jusqu’à la fin du tour, les cartes de Kennedy valent 2 PC de moins pour se positionner (1 au moins).
card-eisenhowers_silence = Le silence d’Eisenhower
    .text =
        Jusqu’à la fin du tour, Nixon ne peut pas faire campagne dans les États { $option-silence_scope ->
            [led] où mène Kennedy
           *[carried] acquis à Kennedy
        }. Empêché par Dwight Eisenhower.
card-peace_without_surrender = La paix sans capitulation
    .text = La Défense monte d’une case et Nixon y gagne 1 support.
card-fatigue_sets_in = La fatigue s’installe
    .text = Si la carte candidat de l’adversaire est disponible, elle est épuisée.
card-gathering_momentum_east = L’élan grandit dans l’Est
    .text =
        Le candidat qui mène dans le plus d’États de l’Est gagne 1 momentum, et 1 support dans chaque État de la région sans { $option-byrd_state_counts_as_empty ->
            [on] cube bleu ni rouge
           *[off] cube
        }. Ne va jamais dans une pile de stratégie de campagne.
card-norman_vincent_peale = Norman Vincent Peale
    .text = Nixon peut retirer 1 cube de Kennedy dans 5 États différents. Empêché par l’Association pastorale du Grand Houston.
card-kennedys_peace_corps = Le Corps de la paix de Kennedy
    .text = Jusqu’à la fin du tour, Kennedy peut neutraliser les événements sans payer de momentum.
card-voter_registration_drive = Campagne d’inscription électorale
    .text = Le joueur peut ajouter 1 support dans 3 États différents sans cube.
card-swing_state = État pivot
    .text = Le joueur peut ajouter 5 supports dans un État où l’adversaire mène sans qu’il lui soit acquis. Dans ce cas, son jeton s’y rend, sans frais.
card-the_new_nixon = Le nouveau Nixon
    .text = Nixon gagne 1 momentum.
card-congressional_summer_session = Session d’été du Congrès
    .text =
        Jusqu’à la fin du tour, les cartes de Kennedy valent 2 PC de moins (1 au moins). Il { $option-summer_session_move ->
            [must] doit
           *[may] peut
        } aussitôt se rendre au Maryland ou en Virginie, sans frais.
card-hostile_press_corps = Une presse hostile
    .text = Jusqu’à la fin du tour, Nixon fait des jets de support pour faire campagne où que ce soit, comme si l’État était acquis à Kennedy.
card-nelson_rockefeller = Nelson Rockefeller
    .text = Nixon gagne 1 support à New York et peut prendre en main une carte de la défausse.
card-henry_cabot_lodge = Henry Cabot Lodge
    .text = Nixon gagne 2 supports au Massachusetts et 2 sur la Défense. Il peut retourner face visible sa carte candidat épuisée.
card-gathering_momentum_midwest = L’élan grandit dans le Midwest
    .text =
        Le candidat qui mène dans le plus d’États du Midwest gagne 1 momentum, et 1 support dans chaque État de la région sans { $option-byrd_state_counts_as_empty ->
            [on] cube bleu ni rouge
           *[off] cube
        }. Ne va jamais dans une pile de stratégie de campagne.
card-heartland_of_america = Le cœur de l’Amérique
    .text = Nixon peut ajouter 1 support dans 7 États différents de l’Ouest ou du Midwest qui ont 10 grands électeurs ou moins.
card-mid_atlantic = Le Mid-Atlantic
    .text = Kennedy peut ajouter 5 supports dans le Delaware, le Maryland, le New Jersey, l’État de New York et la Pennsylvanie, 2 par État au plus.
card-east_harlem_pledge = La promesse d’East Harlem
    .text = Nixon perd 1 support sur les Droits civils. Kennedy peut retirer 5 cubes de Nixon dans le Sud, 2 par État au plus.
card-greater_houston_ministerial_association = Association pastorale du Grand Houston
    .text = Événement de prévention. Le jeton de Kennedy va au Texas, sans frais ; il gagne 1 momentum et peut ajouter 1 support dans 5 États différents. Empêche désormais les Pasteurs baptistes, Norman Vincent Peale et les Évêques portoricains.
card-adlai_stevenson = Adlai Stevenson
    .text = Kennedy gagne 1 support en Illinois et peut prendre en main une carte de la défausse.
card-baptist_ministers = Pasteurs baptistes
    .text = Nixon peut retirer 5 cubes de Kennedy dans le Sud et le Midwest, 2 par État au plus. Empêché par l’Association pastorale du Grand Houston.
card-gathering_momentum_south = L’élan grandit dans le Sud
    .text =
        Le candidat qui mène dans le plus d’États du Sud gagne 1 momentum, et 1 support dans chaque État de la région sans { $option-byrd_state_counts_as_empty ->
            [on] cube bleu ni rouge
           *[off] cube
        }. Ne va jamais dans une pile de stratégie de campagne.
card-volunteers = Bénévoles
    .text = Le joueur gagne 1 momentum.
card-gaffe = Gaffe
    .text = L’adversaire perd 1 momentum, et 3 supports dans l’État où se trouve son jeton.
card-missile_gap = Le retard en missiles
    .text = Kennedy gagne 3 supports sur la Défense.
card-northern_blacks = Les Noirs du Nord
    .text = Le meneur en Droits civils peut ajouter 5 supports en Illinois, dans le Michigan et à New York, 2 par État au plus.
card-stevenson_loyalists = Les fidèles de Stevenson
    .text = Kennedy ne peut plus faire campagne dans l’Ouest ni dans le Midwest jusqu’à la fin du tour.
card-old_south = Le Vieux Sud
    .text = Le meneur en Droits civils doit retirer 5 de ses propres cubes dans le Sud et ne peut plus y faire campagne jusqu’à la fin du tour.
card-puerto_rican_bishops = Les évêques portoricains
    .text = Kennedy ne peut pas dépenser de momentum jusqu’à la fin du tour. Empêché par l’Association pastorale du Grand Houston.
card-the_old_nixon = L’ancien Nixon
    .text = Nixon perd 1 momentum, Kennedy en perd 3.
card-trial_of_gary_powers = Le procès de Gary Powers
    .text = La Défense monte de deux cases. Puis son meneur gagne 1 momentum.
card-opposition_research = Enquête sur l’adversaire
    .text = Kennedy montre sa main. Nixon peut ensuite dépenser 3 PC pour une seule sorte d’opération.
card-the_cold_war = La guerre froide
    .text = Le meneur en Défense peut ajouter 1 support dans 5 États différents.
card-quemoy_and_matsu = Quemoy et Matsu
    .text = Le meneur en Défense gagne 1 momentum et peut ajouter 1 support dans 3 États différents.
card-eleanor_roosevelts_speaking_tour = La tournée d’Eleanor Roosevelt
    .text = Kennedy peut ajouter 5 supports dans le Midwest, 2 par État au plus.
card-southern_strategy = La stratégie sudiste
    .text = Nixon peut ajouter 5 supports dans le Sud, 2 par État au plus. Kennedy gagne 1 support sur les Droits civils.
card-new_england = La Nouvelle-Angleterre
    .text = Kennedy peut ajouter 5 supports dans le Connecticut, le Massachusetts, le Maine, l’État de New York, le Rhode Island et le Vermont, 2 par État au plus.
card-whistle_stop = Tournée en train
    .text = Le joueur peut faire campagne avec 7 PC, dont 1 au plus pour le support dans chaque État.
card-henry_luce = Henry Luce
    .text = Kennedy peut placer 1 marqueur d’endossement dans la région de son choix.
card-world_series_ends = Fin des World Series
    .text = Celui qui a des cubes de médias dans l’Est peut y ajouter 5 supports, 2 par État au plus.
card-stump_speech = Discours électoral
    .text =
        Si l’adversaire a plus de momentum, le joueur gagne ce qui lui manque pour l’égaler.{ $option-stump_speech_issues ->
            [on] {" "}Kennedy peut ajouter 3 supports sur un seul enjeu de son choix.
           *[off] {""}
        }
card-pierre_salinger = Pierre Salinger
    .text = Kennedy peut ajouter 3 supports sur un seul enjeu de son choix.
card-nikita_kruschev = Nikita Khrouchtchev
    .text = Le meneur en Défense gagne 1 momentum et peut ajouter 1 support dans 3 États différents.
card-stock_market_in_decline = La Bourse en baisse
    .text = L’Économie monte de deux cases. Puis son meneur gagne 2 supports à New York.
card-nixon_egged_in_michigan = Nixon bombardé d’œufs au Michigan
    .text = Le jeton de Nixon va au Michigan, sans frais. Il y perd 1 support et ne peut plus faire campagne dans le Midwest jusqu’à la fin du tour.
card-profiles_in_courage = Profils de courage
    .text = Jusqu’à la fin du tour, Kennedy peut refaire une fois chaque jet de support qu’il rate.
card-prime_time_television = La télévision aux heures de grande écoute
    .text = Le joueur peut ajouter 5 supports dans une région où il a des cubes de médias, 2 par État au plus.
card-civil_rights_act_1960 = Le Civil Rights Act de 1960
    .text = Les Droits civils montent d’une case et Nixon y gagne 1 support.
card-soviet_economic_growth = La croissance économique soviétique
    .text = L’Économie monte d’une case. Puis son meneur gagne 1 support à New York.
card-tricky_dick = Dick le roublard
    .text =
        Nixon { $option-tricky_dick_momentum ->
            [-1] perd
           *[1] gagne
        } 1 momentum. Il peut prendre dans la défausse { $option-event_icon_restriction ->
            [off] n’importe quelle carte
           *[on] une carte à son icône
        } et la jouer aussitôt en événement.
card-early_returns_from_connecticut = Premiers résultats du Connecticut
    .text = Événement du jour de l’élection. Celui qui mène alors au Connecticut fait 5 jets de support en Californie.
card-late_returns_from_cook_county = Résultats tardifs du comté de Cook
    .text = Événement du jour de l’élection. Kennedy fait 5 jets de support en Illinois.
card-unpledged_electors = Grands électeurs non engagés
    .text = Événement du jour de l’élection. L’Alabama, la Louisiane et le Mississippi ne donnent leurs voix à personne là où Kennedy gagne avec moins de 4 cubes.
card-recount = Nouveau décompte
    .text = Événement du jour de l’élection. Nixon fait 3 jets de support dans un État de son choix.
card-dwight_eisenhower = Dwight Eisenhower
    .text = Événement de prévention. Nixon peut ajouter 1 support dans 7 États différents. Empêche désormais le Silence d’Eisenhower.
card-political_capital = Capital politique
    .text = Nixon peut piocher 2 cartes.
card-rising_food_prices = La hausse des prix alimentaires
    .text =
        L’Économie monte { $option-rising_food_prices_spaces ->
            [1] d’une case
           *[2] de deux cases
        } et Nixon y gagne 2 supports.
card-give_em_hell_harry = Rentre-leur dedans, Harry
    .text = Si Kennedy mène sur au moins deux enjeux, il perd 1 momentum et doit retirer 2 de ses cubes d’enjeu.
card-experience_counts = L’expérience compte
    .text = Kennedy perd 1 support sur chaque enjeu. Nixon gagne 1 momentum.
card-a_low_blow = Un coup bas
    .text = Si Nixon mène sur au moins deux enjeux, Kennedy gagne 1 momentum et peut défausser autant de cartes qu’il le veut et en piocher le même nombre.
card-a_time_for_greatness = L’heure de la grandeur
    .text = Nixon perd 1 support sur chaque enjeu. Kennedy peut ajouter 1 support dans 3 États différents.
card-medal_count = Le décompte des médailles
    .text = Les meneurs en Droits civils et en Économie y perdent chacun 1 support. Qui mène sur les deux perd aussi 1 momentum.
card-cassius_clay_wins_gold = Cassius Clay médaille d’or
    .text = Les meneurs en Défense et en Économie y perdent chacun 1 support. Qui mène sur les deux perd aussi 1 momentum.
card-candidate_kennedy = John F. Kennedy
    .text = Carte candidat : 5 PC à la place d’une carte de la main, puis épuisée. Ni événement, ni repos.
card-candidate_nixon = Richard M. Nixon
    .text = Carte candidat : 5 PC à la place d’une carte de la main, puis épuisée. Ni événement, ni repos.

## Ce qui est demandé

ask-draw-card = On pioche une carte.
ask-reveal-top = On retourne la première carte de la pioche.
ask-support-check = On tire un cube du sac : un jet de support.
ask-media-check = On tire un cube du sac : un jet de support pour la publicité.
ask-initiative-check = On tire des cubes pour l’initiative.
ask-endorsement-card = On pioche la première carte d’endossement.
ask-landing-draw = Les Cubains remontent le Potomac : encore { $left } pions à tirer.
ask-eruption-draw = La lave déferle sur Camp David : on tire un pion.
ask-who-goes-first = Vous avez l’initiative. Qui commence ?
ask-activity = Jouez une carte en événement ou pour ses points de campagne, ou votre carte candidat.
ask-preemption = { $left ->
    [0] { $card } : neutraliser l’événement sans frais ?
   *[other] { $card } : neutraliser l’événement pour { $left } momentum ?
}
ask-campaigning = { $left ->
    [0] Tous les PC sont dépensés.
   *[other] Campagne : il reste { $left } PC.
}
ask-batch = { $state } : combien de PC à la fois ? Vous en avez { $left }, voyage compris.
ask-advertising = { $left ->
    [0] Publicité : tous les PC sont dépensés, réussites : { $successes }. Confirmez.
   *[other] Publicité : il reste { $left } PC, réussites jusqu’ici : { $successes }.
}
ask-positioning = { $left ->
    [0] Positionnement : tous les PC sont dépensés. Confirmez.
   *[other] Positionnement : il reste { $left } PC.
}
ask-triggering = { $card } : déclencher l’événement pour 1 momentum ?
ask-redrawing = Le jet a échoué. Tirer de nouveau ?
ask-add-support = { $left ->
    [0] { $card } : tout le support est placé. Confirmez.
   *[other] { $card } : ajoutez du support dans les États, il en reste { $left }.
}
ask-debate-reward = { $left ->
    [0] Vous avez gagné un enjeu : tout le support est placé. Confirmez.
   *[other] Vous avez gagné un enjeu : ajoutez du support dans les États, il en reste { $left }.
}
ask-endorsed = { $left ->
    [0] Vos endossements : tous les cubes sont placés. Confirmez.
   *[other] Trop peu de cubes pour vos endossements : choisissez les États vides qui en reçoivent un, il en reste { $left }.
}
ask-remove-support = { $left ->
    [0] { $card } : tout est retiré. Confirmez.
   *[other] { $card } : retirez du support dans les États, il en reste { $left }.
}
ask-add-media = { $left ->
    [0] Tous les cubes de médias sont placés. Confirmez.
   *[other] Placez des cubes de médias dans les régions, il en reste { $left }.
}
ask-remove-media = { $left ->
    [0] { $card } : tous sont retirés. Confirmez.
   *[other] { $card } : retirez des cubes de médias adverses, il en reste { $left }.
}
ask-add-issues = { $left ->
    [0] { $card } : tout le support est placé. Confirmez.
   *[other] { $card } : ajoutez du support d’enjeu, il en reste { $left }.
}
ask-remove-issues = { $left ->
    [0] { $card } : tout est retiré. Confirmez.
   *[other] { $card } : retirez votre propre support d’enjeu, il en reste { $left }.
}
ask-pick-state = { $card } : choisissez un État.
ask-move-token = { $card } : où va votre candidat ?
ask-pick-region = { $card } : choisissez une région.
ask-major-endorsement = Un endossement majeur : choisissez sa région.
ask-take-card = { $card } : prendre une carte de la défausse ?
ask-discard-cards = { $card } : défaussez des cartes pour en piocher autant ; { $left } jusqu’ici.
ask-may-refresh = Retourner face visible votre carte candidat épuisée ?
ask-may-draw = Piocher 2 cartes ?
ask-issue-order = { $card } : dans quel ordre rangez-vous les enjeux ?
ask-issue-shift = Vous avez plus de support des médias : échanger deux enjeux voisins ?
ask-space-two = Vous menez sur l’enjeu de la case 2 : momentum ou endossement ?
ask-operation = { $card } : à quoi dépensez-vous { $left } PC ?
ask-place-strategy = Placez { $left ->
    [one] une carte
   *[other] { $left } cartes
} face cachée sur votre pile de stratégie de campagne.
ask-debate-card = Les débats : choisissez une carte de votre pile.
ask-debate-side = « { $card } » porte les deux icônes : de quel côté compte-t-elle ?
ask-sides-first = « { $kennedy } » et « { $nixon } » portent les deux icônes : qui choisit son côté le premier ?
ask-exchange-momentum = Échanger du momentum ? Chaque marqueur met 2 de vos cubes dans le sac.
ask-reveal-strategy = Révélez une carte de votre pile : 3 jets de support dans son État.
ask-byrd-step = Harry (vous permettez que l’on vous appelle Harry), posez votre cube, retirez un cube isolé ou passez.

## Ce que l’on peut faire

action-event = Événement : { $noun }
action-campaign = Faire campagne avec { $noun }
action-advertise = Faire de la publicité avec { $noun }
action-position = Se positionner avec { $noun }
action-preempt = Neutraliser
action-trigger = Déclencher
action-decline = Non
action-done = Terminé
action-accept = Oui
action-spend = Dépenser 1 PC : { $noun }
action-commit = { $noun } PC
action-check = Tirer un cube
action-redraw = Tirer de nouveau
action-air = Cube de médias : { $noun }
action-pull = Retirer un cube de médias : { $noun }
action-support = Support : { $noun }
action-weaken = Retirer du support : { $noun }
action-add = Ajouter du support : { $noun }
action-remove = Retirer du support : { $noun }
action-choose = Choisir : { $noun }
action-move = Aller : { $noun }
action-region = { $noun }
action-take = Prendre { $noun }
action-discard = Défausser { $noun }
action-order = { $noun }
action-swap = Échanger les { $noun }
action-award = { $noun }
action-operate = { $noun }
action-strategy = Placer { $noun }
action-debate = Jouer { $noun }
action-side = Du côté de { $noun }
action-first = { $noun } d’abord
action-exchange = Échanger 1 momentum
action-reveal = Révéler { $noun }
action-place = Poser le cube vert : { $noun }
action-oust = Retirer le cube : { $noun }
action-pass = Passer
action-draw = Piocher { $noun }
action-cube = Un cube { $noun }
action-endorsement = Endossement : { $noun }

## Ce qui s’est passé

turn-begins = { $turn ->
    [6] Tour 6 : les débats.
    [9] Tour 9 : le jour de l’élection.
   *[other] Le tour { $turn } commence.
}
drew = { $seat } pioche « { $card } ».
drew-hidden = { $seat } pioche une carte.
deck-reshuffled = La défausse devient la nouvelle pioche.
initiative-cube = Initiative : un cube { $colour }.
initiative-won = { $seat } remporte l’initiative.
goes-first = { $seat } commence.
played-event = { $seat } joue « { $card } » en événement.
played-cp = { $seat } joue « { $card } » ({ $use }) : { $cp } PC.
skipped = { $seat } n’a pas de carte à jouer.
rested = { $seat } met de côté { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} de repos.
preempted = { $seat } neutralise l’événement « { $card } ».
triggered = { $seat } déclenche l’événement « { $card } ».
no-effect = « { $card } » n’a pas d’effet.
momentum-gained = { $seat } gagne { $n } momentum.
momentum-lost = { $seat } perd { $n } momentum.
momentum-spent = { $seat } dépense { $n } momentum.
support-gained = { $seat } gagne { $n ->
    [one] 1 support
   *[other] { $n } supports
} : { $state }.
support-lost = { $seat } perd { $n ->
    [one] 1 support
   *[other] { $n } supports
} : { $state }.
byrd-returned = { $state } : le cube vert revient à Harry F. Byrd.
issue-gained = { $seat } gagne { $n ->
    [one] 1 support
   *[other] { $n } supports
} : { $issue }.
issue-lost = { $seat } perd { $n ->
    [one] 1 support
   *[other] { $n } supports
} : { $issue }.
issue-moved = { $issue } : désormais sur la case { $space }.
track-set = Ordre des enjeux : { $order }.
media-gained = { $seat } gagne { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} de médias : { $region }.
media-lost = { $seat } perd { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} de médias : { $region }.
endorsement-drawn = { $seat } pioche un endossement : { $endorsement }.
endorsed = { $seat } reçoit un endossement : { $region }.
endorsement-cancelled = { $seat } retire un endossement à son adversaire : { $region }.
travelled = { $seat } se déplace : { $state }.
check-passed = Jet de support de { $seat } : { $colour }, réussi.
check-failed = Jet de support de { $seat } : { $colour }, raté.
check-impossible = Le sac est vide : { $seat } rate { $n ->
    [one] 1 jet
   *[other] { $n } jets
} de support.
bag-filled = Le sac contient { $blue } cubes bleus et { $red } rouges.
exhausted = La carte candidat de { $seat } est épuisée.
refreshed = La carte candidat de { $seat } est de nouveau disponible.
in-force = Pour { $seat }, jusqu’à la fin du tour : { $card }.
discarded = { $seat } défausse « { $card } ».
took = { $seat } prend « { $card } » dans la défausse.
hand-shown = { $seat } montre « { $card } ».
revealed-top = La première carte de la pioche est « { $card } ».
strategy-placed = { $seat } place « { $card } » sur sa pile.
strategy-placed-hidden = { $seat } place une carte sur sa pile.
debate-shown = { $seat } joue « { $card } » dans le débat.
debate-sided = « { $card } » compte pour { $side } : { $issue }.
debate-void = { $issue } : déjà gagné, « { $card } » est défaussée.
debate-won = { $seat } gagne le débat : { $issue }, { $kennedy } à { $nixon } (Kennedy d’abord).
exchanged = { $seat } met { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} dans le sac.
election-checks = { $card } : { $seat } fait { $n } jets de support, { $state }.
out-of-cubes = { $seat } n’a plus de cubes : { $n ->
    [one] 1 support est perdu
   *[other] { $n } supports sont perdus
}.
strategy-revealed = { $seat } révèle « { $card } » : { $state }.
state-won = { $state } : { $votes } grands électeurs pour { $seat }.
votes-withheld = { $state } : { $votes } grands électeurs pour personne.
tally = Décompte : Kennedy { $kennedy }, Nixon { $nixon }, Byrd { $byrd }.
president-elect = { $seat } est élu président.
byrd-placed = Harry F. Byrd pose son cube : { $state }.
byrd-ousted = Harry F. Byrd retire un cube de { $seat } : { $state }.
byrd-passed = Harry F. Byrd ne fait rien (ou presque).
byrd-left = Harry F. Byrd rentre chez lui ; les autres continuent.
cubans-land = De nuit, des troupes cubaines remontent le Potomac et viennent chercher { $seat } à la Maison-Blanche.
landing-drew = Dans le grand sac : un pion { $colour }.
kidnapped = { $seat } est enlevé ! Son rival prend le pouvoir, pour l’instant.
rescued = L’enlèvement échoue : { $seat } reste Président.
volcano = Camp David, un week-end tranquille. Puis le volcan.
survivor = Un seul survivant sort de la lave, et son pion est { $colour }.

## Pourquoi non

no-passing = Vous ne pouvez pas passer.
candidate-has-no-event = « { $card } » n’a pas d’événement.
candidate-exhausted = { $card } : la carte est épuisée.
not-in-hand = « { $card } » n’est pas dans votre main.
event-prevented = « { $by } » empêche « { $card } ».
wrong-icon = « { $card } » ne porte pas l’icône de votre candidat.
may-not-spend = « { $card } » exige du momentum, et vous ne pouvez pas en dépenser ce tour-ci.
no-momentum-for = « { $card } » exige 1 momentum, et vous n’en avez pas.
not-byrds-state = { $state } : cet État n’est pas pour Harry F. Byrd ; seuls le Mississippi, l’Alabama et l’Oklahoma lui sont ouverts.
state-not-empty = { $state } : l’État n’est pas vide.
not-a-single-cube = { $state } : l’État ne contient pas exactement un cube.
no-cp-left = Il ne reste plus de PC.
campaigning-banned = « { $card } » vous y interdit de faire campagne : { $state }.
one-cp-per-state = { $state } : cet État a déjà reçu son PC.
too-far = { $state } : il faudrait { $need } PC, voyage compris ; vous en avez { $left }.
commit-range = Vous pouvez annoncer de 1 à { $most } PC.
assign-after-draws = Tirez d’abord ; les succès se placent ensuite.
issue-too-dear = Cela coûte { $need } PC ; vous en avez { $left }.
nothing-left = Il ne reste rien à placer.
state-cap = { $state } : cette carte n’y donne rien de plus.
not-on-card = { $state } : cette carte ne concerne pas cet État.
not-endorsed = { $state } : ce n’est pas un État vide d’une région où vous avez un endossement.
must-go-on = Vous devez continuer : il en reste { $left }.
no-media-there = L’adversaire n’y a pas de cube de médias : { $region }.
one-issue-only = Tout va sur un seul enjeu : { $issue }.
no-issue-support = Vous n’y avez pas de support : { $issue }.
no-declining = Vous ne pouvez pas refuser.
region-not-on-card = { $region } : cette carte ne concerne pas cette région.
not-in-discard = « { $card } » n’est pas dans la défausse.
only-lodge = Seul Henry Cabot Lodge peut être repris, pas « { $card } ».
must-place = Vous devez encore en placer { $left }.
gathering-not-placed = « { $card } » ne peut pas aller sur la pile.
not-in-stack = « { $card } » n’est pas dans votre pile.
no-momentum = Il ne vous reste plus de momentum.
no-cubes-left = Il ne vous reste plus de cubes, et il n’y a rien à retirer.

## Options

option-players = Joueurs
    .help = À trois, le troisième incarne Harry F. Byrd, qui a un cube et de grands espoirs.
option-event_icon_restriction = Les événements exigent votre icône
    .help = On ne joue et ne déclenche que les événements de son candidat ; sinon, tous.
option-momentum_phase_order = Ordre de la phase de momentum
    .help = Le moment de l’échange des enjeux.
option-momentum_phase_order-first_edition = échange à la fin (première édition)
option-momentum_phase_order-second_edition = échange après la perte (seconde édition)
option-kennedy_momentum = Momentum en plus au départ
    .help = Ce qu’un candidat a en plus des 2 habituels : au-dessus de 0 Kennedy, au-dessous Nixon.
option-bag_seed = Cubes dans le sac
    .help = Cubes de chaque couleur au début et à chaque remplissage : 10, ou 12 dans la seconde édition.
option-election_media_bonus = Bonus des médias le jour de l’élection
    .help = Cubes mis dans le sac pour chaque cube de médias.
option-reseed_per_colour = Remplir une couleur épuisée
    .help = Sinon, le sac n’est rempli que lorsqu’il est entièrement vide.
option-event_cards_removed = Les événements joués quittent la partie
    .help = Sinon, ils vont à la défausse.
option-check_granularity = Jets de support en campagne
    .help = Leur nécessité se juge à chaque PC, ou une fois pour tous les PC annoncés dans un État.
option-check_granularity-per_cp = à chaque PC
option-check_granularity-per_batch = par annonce
option-media_exempts_presence = Les médias dispensent du jet face au jeton adverse
    .help = Sinon, ils ne dispensent que dans les États acquis.
option-strategy_card_order_turn9 = Cartes de stratégie le jour de l’élection
    .help = L’ordre dans lequel les piles sont révélées.
option-strategy_card_order_turn9-alternate = à tour de rôle
option-strategy_card_order_turn9-first_player_all = toutes celles du premier joueur d’abord
option-debate_reward_per_state_cap = Gain des débats par État
    .help = Ce qu’un seul État peut recevoir du gain d’un débat.
option-debate_reward_per_state_cap-none = sans limite
option-debate_reward_per_state_cap-one = 1
option-summer_session_move = Session d’été du Congrès
    .help = Kennedy peut ou doit se déplacer.
option-summer_session_move-may = il peut se déplacer
option-summer_session_move-must = il doit se déplacer
option-rising_food_prices_spaces = La hausse des prix alimentaires
    .help = De combien de cases monte l’Économie.
option-tricky_dick_momentum = Dick le roublard
    .help = Ce qu’il ajoute au momentum de Nixon ; au-dessous de zéro, il en perd.
option-silence_scope = Le silence d’Eisenhower
    .help = Les États qu’il ferme.
option-silence_scope-carried = ceux acquis à Kennedy
option-silence_scope-led = ceux où Kennedy mène
option-lbj_texas_cap = Lyndon Johnson au Texas
    .help = Ce que le Texas peut en recevoir au plus.
option-plurality_wins = La majorité relative suffit
    .help = Sinon, au-dessous de 269 voix, le candidat qui a le plus d’États gagne.
option-hawaii_lean = Hawaï penche pour
    .help = La couleur imprimée de Hawaï.
option-hawaii_lean-nixon = Nixon
option-hawaii_lean-kennedy = Kennedy
option-byrd_steps = Tours de Harry F. Byrd
    .help = Quand il joue.
option-byrd_steps-each_activity = après chaque activité de Kennedy
option-byrd_steps-once_per_turn = une fois par tour
option-byrd_state_counts_as_empty = L’État de Byrd compte comme vide
    .help = Pour « L’élan grandit », qui parle de candidats : Byrd n’en est pas un.
option-byrd_ev = Grands électeurs de l’État de Byrd
    .help = Qui les reçoit au décompte.
option-byrd_ev-byrd = Byrd
option-byrd_ev-lean = le candidat vers lequel il penche
option-extra_cards_second_edition = Six cartes de la seconde édition
    .help = Ajoute à la pioche les cartes numérotées de 92 à 97.
option-reseed_moment = Remplissage du sac
    .help = Aussitôt, ou quand il faut tirer un cube.
option-reseed_moment-at_once = dès qu’il est vide
option-reseed_moment-when_drawing = quand il faut tirer un cube
option-award_order = Ordre des gains
    .help = La case de la piste des enjeux qui paie la première.
option-award_order-bottom_up = la case 3 d’abord
option-award_order-top_down = la case 1 d’abord
option-debate_short_stack = Un débatteur sans cartes
    .help = Ce qui se passe quand une pile est épuisée.
option-debate_short_stack-goes_on_alone = l’autre continue seul
option-debate_short_stack-rounds_end = les manches s’arrêtent
option-stump_speech_issues = Le Discours électoral aide Kennedy
    .help = Une seconde phrase de la table française, que d’autres textes n’ont que sur Pierre Salinger : Kennedy peut ajouter 3 supports sur un seul enjeu.
option-limited_supply = Les cubes s’épuisent
    .help = Chaque candidat a 85 cubes, sur le plateau, dans le sac et de côté ; sinon, ils ne manquent jamais.
option-byrd_cubes_per_colour = Cubes de chaque couleur en tout
    .help = Pour le grand sac des deux dernières phases : la première édition en a 85.
option-card_counter = Compte des cartes non vues
    .help = La table dit quelles cartes n’ont pas encore été vues : dans la pioche, dans la main adverse ou dans une pile ; sinon, chacun compte de tête.

## Comment cela s’est terminé

end-majority = La majorité des grands électeurs.
end-plurality = Plus de grands électeurs que l’autre, sans majorité.
end-states = Plus d’États gagnés.
end-cubes = Grands électeurs et États à égalité : les cubes sur le plateau décident, puis Kennedy.
end-rescued = Les Cubains sont venus en vain chercher le Président élu.
end-survivor = Le seul survivant de l’éruption est Président par intérim. Nouvelles élections : le 11 septembre 2001.
end-byrd = Harry F. Byrd est Président des États-Unis. Bravo, Harry !

# Ce qu’un automate attend d’un coup
term-east = Est { $amount } grands électeurs
term-south = Sud { $amount } grands électeurs
term-midwest = Midwest { $amount } grands électeurs
term-west = Ouest { $amount } grands électeurs
term-endorsements = endossements { $amount } grands électeurs
term-debates = débats { $amount } grands électeurs
term-issues = enjeux { $amount } grands électeurs
term-hand = main { $amount } grands électeurs
term-other = momentum et médias { $amount } grands électeurs

# Ce qu’un coup prend, garde ou cède, après « ce coup » : deed-<sorte>-<changement>-<degré>.
deed-the = { $what-id ->
    [state-co] le { $what }
    [state-ct] le { $what }
    [state-de] le { $what }
    [state-ks] le { $what }
    [state-ky] le { $what }
    [state-md] le { $what }
    [state-ma] le { $what }
    [state-mi] le { $what }
    [state-mn] le { $what }
    [state-ms] le { $what }
    [state-mo] le { $what }
    [state-mt] le { $what }
    [state-ne] le { $what }
    [state-nv] le { $what }
    [state-nh] le { $what }
    [state-nj] le { $what }
    [state-nm] le { $what }
    [state-nd] le { $what }
    [state-sd] le { $what }
    [state-tn] le { $what }
    [state-tx] le { $what }
    [state-vt] le { $what }
    [state-wi] le { $what }
    [state-wy] le { $what }
    [state-me] le { $what }
    [state-ca] la { $what }
    [state-fl] la { $what }
    [state-ga] la { $what }
    [state-la] la { $what }
    [state-nc] la { $what }
    [state-sc] la { $what }
    [state-pa] la { $what }
    [state-va] la { $what }
    [state-wv] la { $what }
    [state-ny] l’État de New York
    [state-wa] l’État de Washington
    [state-ri] le Rhode Island
    [state-hi] Hawaï
    [region-south] le Sud
    [region-midwest] le Midwest
    [issue-defense] la Défense
    [issue-civil_rights] les Droits civils
   *[other] l’{ $what }
}
gains-total = { $amount } grands électeurs attendus
deed-state-won-mine = prend { $the }
deed-state-won-nobody = fait perdre { $the } à l’adversaire
deed-state-lost-nobody = laisse échapper { $the }
deed-state-lost-theirs = laisse { $the } à l’adversaire
deed-state-kept-nobody = garde { $the }
deed-state-kept-theirs = empêche l’adversaire de prendre { $the }
deed-issue-won-mine = prend l’avantage sur { $the }
deed-issue-won-nobody = efface l’avance adverse sur { $the }
deed-issue-lost-nobody = cède l’avantage sur { $the }
deed-issue-lost-theirs = laisse l’avantage à l’adversaire sur { $the }
deed-issue-kept-nobody = garde l’avantage sur { $the }
deed-issue-kept-theirs = prive l’adversaire de l’avantage sur { $the }
deed-endorsement-won-mine = obtient l’endossement dans { $the }
deed-endorsement-won-nobody = annule l’endossement adverse dans { $the }
deed-endorsement-lost = cède l’endossement dans { $the }
deed-endorsement-kept-nobody = garde l’endossement dans { $the }
deed-media-won = gagne le soutien des médias dans { $the }
deed-media-lost = cède le soutien des médias dans { $the }
deed-media-kept = garde le soutien des médias dans { $the }
deed-momentum-won = gagne du momentum
deed-momentum-lost = coûte du momentum
deed-momentum-kept = économise du momentum
deed-candidate-won = redresse votre carte Candidat
deed-candidate-lost = épuise votre carte Candidat
deed-candidate-kept = garde votre carte Candidat prête
