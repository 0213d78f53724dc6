# Le jeu

game-name = Twilight Struggle
    .players = 2 joueurs
    .length = 3 h
game-about = La guerre froide de 1945 à 1989, entre les États-Unis et l’Union soviétique, en dix tours.

# Noms

seat-us = États-Unis
seat-ussr = URSS
region-europe = Europe
region-asia = Asie
region-middle_east = Moyen-Orient
region-africa = Afrique
region-central_america = Amérique centrale
region-south_america = Amérique du Sud
country-chinese_civil_war = Guerre civile chinoise
choice-event_first = l’événement d’abord
choice-ops_first = les Opérations d’abord
choice-remove = retirer l’influence américaine
choice-add = ajouter de l’influence
choice-take_part = participer
choice-boycott = boycotter
choice-attempt = faire la tentative
choice-hold_back = s’abstenir
choice-end_game = mettre fin à la partie
choice-go_on = laisser la partie continuer
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
dice-1_1 = 1 – 1
dice-1_2 = 1 – 2
dice-1_3 = 1 – 3
dice-1_4 = 1 – 4
dice-1_5 = 1 – 5
dice-1_6 = 1 – 6
dice-2_1 = 2 – 1
dice-2_2 = 2 – 2
dice-2_3 = 2 – 3
dice-2_4 = 2 – 4
dice-2_5 = 2 – 5
dice-2_6 = 2 – 6
dice-3_1 = 3 – 1
dice-3_2 = 3 – 2
dice-3_3 = 3 – 3
dice-3_4 = 3 – 4
dice-3_5 = 3 – 5
dice-3_6 = 3 – 6
dice-4_1 = 4 – 1
dice-4_2 = 4 – 2
dice-4_3 = 4 – 3
dice-4_4 = 4 – 4
dice-4_5 = 4 – 5
dice-4_6 = 4 – 6
dice-5_1 = 5 – 1
dice-5_2 = 5 – 2
dice-5_3 = 5 – 3
dice-5_4 = 5 – 4
dice-5_5 = 5 – 5
dice-5_6 = 5 – 6
dice-6_1 = 6 – 1
dice-6_2 = 6 – 2
dice-6_3 = 6 – 3
dice-6_4 = 6 – 4
dice-6_5 = 6 – 5
dice-6_6 = 6 – 6
set-up = Mise en place
bid = Enchère

# Pays

country-canada = Canada
country-united_kingdom = Royaume-Uni
country-norway = Norvège
country-sweden = Suède
country-finland = Finlande
country-denmark = Danemark
country-benelux = Benelux
country-france = France
country-west_germany = Allemagne de l’Ouest
country-east_germany = Allemagne de l’Est
country-poland = Pologne
country-czechoslovakia = Tchécoslovaquie
country-austria = Autriche
country-hungary = Hongrie
country-romania = Roumanie
country-yugoslavia = Yougoslavie
country-bulgaria = Bulgarie
country-italy = Italie
country-spain_portugal = Espagne/Portugal
country-greece = Grèce
country-turkey = Turquie
country-afghanistan = Afghanistan
country-pakistan = Pakistan
country-india = Inde
country-burma = Birmanie
country-laos_cambodia = Laos/Cambodge
country-vietnam = Viêt Nam
country-thailand = Thaïlande
country-malaysia = Malaisie
country-indonesia = Indonésie
country-philippines = Philippines
country-australia = Australie
country-japan = Japon
country-taiwan = Taïwan
country-south_korea = Corée du Sud
country-north_korea = Corée du Nord
country-lebanon = Liban
country-syria = Syrie
country-israel = Israël
country-jordan = Jordanie
country-iraq = Irak
country-iran = Iran
country-gulf_states = États du Golfe
country-saudi_arabia = Arabie saoudite
country-egypt = Égypte
country-libya = Libye
country-morocco = Maroc
country-algeria = Algérie
country-tunisia = Tunisie
country-west_african_states = États d’Afrique de l’Ouest
country-saharan_states = États sahariens
country-ivory_coast = Côte d’Ivoire
country-nigeria = Nigeria
country-cameroon = Cameroun
country-zaire = Zaïre
country-angola = Angola
country-south_africa = Afrique du Sud
country-botswana = Botswana
country-zimbabwe = Zimbabwe
country-southeast_african_states = États d’Afrique du Sud-Est
country-kenya = Kenya
country-somalia = Somalie
country-ethiopia = Éthiopie
country-sudan = Soudan
country-mexico = Mexique
country-guatemala = Guatemala
country-el_salvador = Salvador
country-honduras = Honduras
country-nicaragua = Nicaragua
country-costa_rica = Costa Rica
country-panama = Panama
country-cuba = Cuba
country-haiti = Haïti
country-dominican_republic = République dominicaine
country-colombia = Colombie
country-venezuela = Venezuela
country-ecuador = Équateur
country-peru = Pérou
country-bolivia = Bolivie
country-chile = Chili
country-argentina = Argentine
country-paraguay = Paraguay
country-uruguay = Uruguay
country-brazil = Brésil

# Cartes

card-asia_scoring = Décompte : Asie
    .text = Décompte de l’Asie : présence 3, domination 7, contrôle 9. Ajoutez 1 PV par pays d’affrontement contrôlé et 1 par pays contrôlé voisin de la superpuissance ennemie.
card-europe_scoring = Décompte : Europe
    .text = Décompte de l’Europe : présence 3, domination 7 ; le camp qui contrôle l’Europe gagne la partie. Ajoutez 1 PV par pays d’affrontement contrôlé et 1 par pays contrôlé voisin de la superpuissance ennemie.
card-middle_east_scoring = Décompte : Moyen-Orient
    .text = Décompte du Moyen-Orient : présence 3, domination 5, contrôle 7. Ajoutez 1 PV par pays d’affrontement contrôlé.
card-duck_and_cover = Plonger et se couvrir
    .text = DEFCON baisse de 1. Les États-Unis gagnent ensuite 5 PV moins le nouveau niveau DEFCON.
card-five_year_plan = Plan quinquennal
    .text = L’URSS défausse une carte de sa main, tirée au hasard. Si son événement est américain, il se produit.
card-the_china_card = La carte Chine
    .text = Vaut 4 points d’Opérations, ou 5 si tous sont dépensés en Asie. Une fois jouée, elle passe face cachée à l’adversaire. Qui la possède en fin de partie gagne 1 PV.
card-socialist_governments = Gouvernements socialistes
    .text = L’URSS retire 3 influences américaines d’Europe de l’Ouest, 2 au plus par pays. Impossible après La Dame de fer.
card-fidel = Fidel
    .text = Toute influence américaine quitte Cuba ; l’URSS y ajoute de quoi contrôler l’île.
card-vietnam_revolts = Révolte au Viêt Nam
    .text = L’URSS ajoute 2 influences au Viêt Nam. Jusqu’à la fin du tour, les cartes soviétiques utilisées entièrement en Asie du Sud-Est valent 1 point de plus.
card-blockade = Blocus
    .text = Les États-Unis défaussent une carte valant 3 points ou plus, ou perdent toute leur influence en Allemagne de l’Ouest.
card-korean_war = Guerre de Corée
    .text = L’URSS attaque la Corée du Sud : un dé, moins 1 par voisin contrôlé par les États-Unis. À 4 ou plus, elle gagne 2 PV et remplace l’influence américaine par la sienne. 2 opérations militaires dans tous les cas.
card-romanian_abdication = Abdication du roi de Roumanie
    .text = Toute influence américaine quitte la Roumanie ; l’URSS y ajoute de quoi la contrôler.
card-arab_israeli_war = Guerre israélo-arabe
    .text = L’URSS attaque Israël : un dé, moins 1 par voisin contrôlé par les États-Unis et 1 s’ils contrôlent Israël. À 4 ou plus, elle gagne 2 PV et remplace l’influence américaine par la sienne. 2 opérations militaires dans tous les cas. Impossible après les Accords de Camp David.
card-comecon = COMECON
    .text = L’URSS ajoute 1 influence dans quatre pays d’Europe de l’Est que les États-Unis ne contrôlent pas.
card-nasser = Nasser
    .text = L’URSS ajoute 2 influences en Égypte ; la moitié de l’influence américaine, arrondie au supérieur, en est retirée.
card-warsaw_pact_formed = Formation du Pacte de Varsovie
    .text = L’URSS retire toute influence américaine de quatre pays d’Europe de l’Est, ou y ajoute 5 influences, 2 au plus par pays. L’OTAN devient possible.
card-de_gaulle_leads_france = De Gaulle dirige la France
    .text = La France perd 2 influences américaines et gagne 1 influence soviétique. L’OTAN ne protège plus la France.
card-captured_nazi_scientist = Scientifique nazi capturé
    .text = Avancez d’une case dans la Course à l’espace.
card-truman_doctrine = Doctrine Truman
    .text = Les États-Unis retirent toute influence soviétique d’un pays d’Europe que personne ne contrôle.
card-olympic_games = Jeux olympiques
    .text =
        L’adversaire participe ou boycotte. S’il participe : chacun lance un dé, vous ajoutez 2, on relance les égalités, le vainqueur gagne 2 PV. S’il boycotte : DEFCON baisse de 1 et vous { $option-events_may ->
           *[on] pouvez mener
            [off] menez
        } des Opérations avec 4 points.
card-nato = OTAN
    .text = Seulement après le Plan Marshall ou la Formation du Pacte de Varsovie. L’URSS ne peut plus tenter de coup d’État, de réalignement ni de Guerre de brousse dans un pays d’Europe contrôlé par les États-Unis.
card-independent_reds = Rouges indépendants
    .text = Les États-Unis égalent l’influence soviétique en Yougoslavie, Roumanie, Bulgarie, Hongrie ou Tchécoslovaquie.
card-marshall_plan = Plan Marshall
    .text = Les États-Unis ajoutent 1 influence dans sept pays d’Europe de l’Ouest que l’URSS ne contrôle pas. L’OTAN devient possible.
card-indo_pakistani_war = Guerre indo-pakistanaise
    .text = Attaquez l’Inde ou le Pakistan : un dé, moins 1 par voisin contrôlé par l’adversaire. À 4 ou plus, vous gagnez 2 PV et remplacez son influence par la vôtre. 2 opérations militaires dans tous les cas.
card-containment = Endiguement
    .text = Jusqu’à la fin du tour, les cartes américaines valent 1 point de plus, 4 au maximum.
card-cia_created = Création de la CIA
    .text =
        L’URSS montre sa main. Les États-Unis { $option-events_may ->
           *[on] peuvent ensuite mener
            [off] mènent ensuite
        } des Opérations avec la valeur de cette carte.
card-us_japan_mutual_defense_pact = Pacte de défense mutuelle États-Unis/Japon
    .text = Les États-Unis ajoutent de quoi contrôler le Japon. L’URSS ne peut plus y tenter ni coup d’État ni réalignement.
card-suez_crisis = Crise de Suez
    .text = L’URSS retire 4 influences américaines de France, du Royaume-Uni et d’Israël, 2 au plus par pays.
card-east_european_unrest = Troubles en Europe de l’Est
    .text = Les États-Unis retirent 1 influence soviétique dans trois pays d’Europe de l’Est, 2 par pays en fin de guerre.
card-decolonization = Décolonisation
    .text = L’URSS ajoute 1 influence dans quatre pays d’Afrique ou d’Asie du Sud-Est.
card-red_scare_purge = Peur rouge/Purge
    .text = Jusqu’à la fin du tour, les cartes de l’adversaire valent 1 point de moins, 1 au minimum.
card-un_intervention = Intervention de l’ONU
    .text = Jouez-la avec une carte portant un événement adverse : utilisez les points de cette carte, l’événement n’a pas lieu. Jamais en gros titre.
card-de_stalinization = Déstalinisation
    .text = L’URSS peut déplacer jusqu’à 4 de ses influences vers des pays que les États-Unis ne contrôlent pas, 2 au plus dans chacun.
card-nuclear_test_ban = Interdiction des essais nucléaires
    .text = Vous gagnez autant de PV que le niveau DEFCON moins 2, puis DEFCON remonte de 2.
card-formosan_resolution = Résolution sur Formose
    .text = Tant que les États-Unis contrôlent Taïwan, l’île compte comme pays d’affrontement au décompte de l’Asie. Prend fin quand les États-Unis jouent la carte Chine.
card-brush_war = Guerre de brousse
    .text = Attaquez un pays de stabilité 1 ou 2 : un dé, moins 1 par voisin contrôlé par l’adversaire. À 3 ou plus, vous gagnez 1 PV et remplacez son influence par la vôtre. 3 opérations militaires dans tous les cas.
card-central_america_scoring = Décompte : Amérique centrale
    .text = Décompte de l’Amérique centrale : présence 1, domination 3, contrôle 5. Ajoutez 1 PV par pays d’affrontement contrôlé et 1 par pays contrôlé voisin de la superpuissance ennemie.
card-southeast_asia_scoring = Décompte : Asie du Sud-Est
    .text = 1 PV par pays contrôlé en Asie du Sud-Est, 2 pour la Thaïlande.
card-arms_race = Course aux armements
    .text = Avec plus d’opérations militaires que l’adversaire, vous gagnez 1 PV ; si vous avez aussi le nombre requis, 3 PV à la place.
card-cuban_missile_crisis = Crise des missiles de Cuba
    .text = DEFCON passe à 2. Tout coup d’État tenté ce tour-ci par l’adversaire lui fait perdre la partie, sauf s’il renonce d’abord à 2 influences : à Cuba pour l’URSS, en Allemagne de l’Ouest ou en Turquie pour les États-Unis.
card-nuclear_subs = Sous-marins nucléaires
    .text = Les coups d’État américains dans les pays d’affrontement ne font pas baisser DEFCON jusqu’à la fin du tour.
card-quagmire = Bourbier
    .text = Les États-Unis sont enlisés : à chaque manche, ils défaussent une carte valant 2 points ou plus et lancent un dé ; de 1 à 4, ils sont libres. Met fin au NORAD.
card-salt_negotiations = Négociations SALT
    .text = DEFCON remonte de 2. Les deux camps retranchent 1 aux jets de coup d’État ce tour-ci. Vous pouvez reprendre une carte de la défausse, sauf un décompte.
card-bear_trap = Piège à ours
    .text = L’URSS est prise au piège : à chaque manche, elle défausse une carte valant 2 points ou plus et lance un dé ; de 1 à 4, elle est libre.
card-summit = Sommet
    .text = Chacun lance un dé et ajoute 1 par région qu’il domine ou contrôle. Le plus haut total gagne 2 PV et peut déplacer DEFCON d’un cran.
card-how_i_learned_to_stop_worrying = Comment j’ai appris à ne plus m’en faire
    .text = Placez DEFCON au niveau de votre choix. Vous gagnez 5 opérations militaires.
card-junta = Junte
    .text =
        Ajoutez 2 influences dans un pays d’Amérique centrale ou du Sud. Vous pouvez ensuite tenter un coup d’État gratuit dans l’une ou l’autre région, ou des réalignements gratuits dans { $option-junta_one_region ->
           *[on] une seule des deux
            [off] les deux
        }, avec la valeur de cette carte.
card-kitchen_debates = Débat de la cuisine
    .text = Si les États-Unis contrôlent plus de pays d’affrontement que l’URSS, ils gagnent 2 PV.
card-missile_envy = Jalousie de missiles
    .text =
        L’adversaire vous donne la carte la plus forte de sa main{ $option-missile_envy_highest ->
           *[printed] {""}
            [modified] , modificateurs compris,
        } et reçoit celle-ci. Si l’événement est vôtre ou neutre, il se produit aussitôt ; s’il est adverse, vous utilisez les points{ $option-missile_envy_space ->
           *[on] , Course à l’espace comprise.
            [off] .
        } Il doit utiliser Jalousie de missiles pour des Opérations à sa prochaine manche.
card-we_will_bury_you = Nous vous enterrerons
    .text = DEFCON baisse de 1. L’URSS gagne 3 PV, sauf si les États-Unis jouent l’événement Intervention de l’ONU à leur prochaine manche.
card-brezhnev_doctrine = Doctrine Brejnev
    .text = Jusqu’à la fin du tour, les cartes soviétiques valent 1 point de plus, 4 au maximum.
card-portuguese_empire_crumbles = Effondrement de l’empire portugais
    .text = L’URSS ajoute 2 influences en Angola et 2 dans les États d’Afrique du Sud-Est.
card-south_african_unrest = Troubles en Afrique du Sud
    .text =
        L’URSS ajoute 2 influences en Afrique du Sud, ou 1 là-bas et 2 dans { $option-unrest_spread ->
           *[on] les pays voisins
            [off] un pays voisin
        }.
card-allende = Allende
    .text = L’URSS ajoute 2 influences au Chili.
card-willy_brandt = Willy Brandt
    .text = L’URSS gagne 1 PV et 1 influence en Allemagne de l’Ouest, que l’OTAN ne protège plus. Impossible après « Abattez ce mur ».
card-muslim_revolution = Révolution islamique
    .text = L’URSS retire toute influence américaine de deux pays parmi Soudan, Iran, Irak, Égypte, Libye, Arabie saoudite, Syrie et Jordanie. Impossible après la Vente d’AWACS aux Saoudiens.
card-abm_treaty = Traité ABM
    .text =
        DEFCON remonte de 1. Vous { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] pouvez ensuite mener
                [off] menez ensuite
            }
            [on] menez ensuite
        } des Opérations avec la valeur de cette carte.
card-cultural_revolution = Révolution culturelle
    .text = L’URSS prend la carte Chine aux États-Unis, face visible ; si elle l’a déjà, elle gagne 1 PV.
card-flower_power = Flower Power
    .text = Désormais, l’URSS gagne 2 PV chaque fois que les États-Unis jouent une carte de guerre pour son événement ou pour des Opérations. Impossible après « Un empire du mal ».
card-u2_incident = Incident de l’U-2
    .text = L’URSS gagne 1 PV, et 1 de plus si l’événement Intervention de l’ONU est joué plus tard dans le tour.
card-opec = OPEP
    .text = L’URSS gagne 1 PV pour chacun de ces pays qu’elle contrôle : Égypte, Iran, Libye, Arabie saoudite, Irak, États du Golfe, Venezuela. Impossible après le Pétrole de la mer du Nord.
card-lone_gunman = Tireur isolé
    .text =
        Les États-Unis montrent leur main. L’URSS { $option-events_may ->
           *[on] peut ensuite mener
            [off] mène ensuite
        } des Opérations avec la valeur de cette carte.
card-colonial_rear_guards = Arrière-gardes coloniales
    .text = Les États-Unis ajoutent 1 influence dans quatre pays d’Afrique ou d’Asie du Sud-Est.
card-panama_canal_returned = Restitution du canal de Panama
    .text = Les États-Unis ajoutent 1 influence au Panama, au Costa Rica et au Venezuela.
card-camp_david_accords = Accords de Camp David
    .text = Les États-Unis gagnent 1 PV et 1 influence en Israël, en Jordanie et en Égypte. La Guerre israélo-arabe n’est plus possible.
card-puppet_governments = Gouvernements fantoches
    .text = Les États-Unis peuvent ajouter 1 influence dans trois pays sans aucune influence.
card-grain_sales_to_soviets = Ventes de céréales aux Soviétiques
    .text = Les États-Unis tirent au hasard une carte de la main soviétique et la jouent, ou la rendent et mènent des Opérations avec la valeur de cette carte.
card-john_paul_ii_elected_pope = Jean-Paul II élu pape
    .text = La Pologne perd 2 influences soviétiques et gagne 1 influence américaine. Solidarność devient possible.
card-latin_american_death_squads = Escadrons de la mort en Amérique latine
    .text = Jusqu’à la fin du tour, vos coups d’État en Amérique centrale et du Sud ajoutent 1 au dé, ceux de l’adversaire retranchent 1.
card-oas_founded = Fondation de l’OEA
    .text = Les États-Unis ajoutent 2 influences en Amérique centrale ou du Sud.
card-nixon_plays_the_china_card = Nixon joue la carte Chine
    .text = Les États-Unis prennent la carte Chine à l’URSS, face cachée ; s’ils l’ont déjà, ils gagnent 2 PV.
card-sadat_expels_soviets = Sadate expulse les Soviétiques
    .text = Toute influence soviétique quitte l’Égypte ; les États-Unis en ajoutent 1.
card-shuttle_diplomacy = Diplomatie de la navette
    .text = Reste en jeu. Au prochain décompte de l’Asie ou du Moyen-Orient, un pays d’affrontement soviétique de la région ne compte pas ; puis la carte est défaussée.
card-the_voice_of_america = La Voix de l’Amérique
    .text = Les États-Unis retirent 4 influences soviétiques hors d’Europe, 2 au plus par pays.
card-liberation_theology = Théologie de la libération
    .text = L’URSS ajoute 3 influences en Amérique centrale, 2 au plus par pays.
card-ussuri_river_skirmish = Escarmouche de l’Oussouri
    .text = Les États-Unis prennent la carte Chine à l’URSS, face visible ; s’ils l’ont déjà, ils ajoutent 4 influences en Asie, 2 au plus par pays.
card-ask_not_what_your_country = Ne demandez pas ce que votre pays…
    .text = Les États-Unis peuvent défausser autant de cartes qu’ils veulent, décomptes compris, et en piochent autant.
card-alliance_for_progress = Alliance pour le progrès
    .text = Les États-Unis gagnent 1 PV par pays d’affrontement contrôlé en Amérique centrale et du Sud.
card-africa_scoring = Décompte : Afrique
    .text = Décompte de l’Afrique : présence 1, domination 4, contrôle 6. Ajoutez 1 PV par pays d’affrontement contrôlé.
card-one_small_step = Un petit pas…
    .text = Si vous êtes en retard dans la Course à l’espace, avancez de deux cases et marquez la dernière.
card-south_america_scoring = Décompte : Amérique du Sud
    .text = Décompte de l’Amérique du Sud : présence 2, domination 5, contrôle 6. Ajoutez 1 PV par pays d’affrontement contrôlé.
card-iranian_hostage_crisis = Crise des otages en Iran
    .text = Toute influence américaine quitte l’Iran et l’URSS en ajoute 2. Désormais, Terrorisme coûte deux cartes aux États-Unis.
card-the_iron_lady = La Dame de fer
    .text = Les États-Unis gagnent 1 PV. L’URSS ajoute 1 influence en Argentine ; toute influence soviétique quitte le Royaume-Uni. Gouvernements socialistes n’est plus possible.
card-reagan_bombs_libya = Reagan bombarde la Libye
    .text = Les États-Unis gagnent 1 PV par tranche de 2 influences soviétiques en Libye.
card-star_wars = Guerre des étoiles
    .text = Si les États-Unis mènent la Course à l’espace, ils choisissent une carte de la défausse, sauf un décompte, et son événement se produit.
card-north_sea_oil = Pétrole de la mer du Nord
    .text = L’OPEP n’est plus possible. Ce tour-ci, les États-Unis peuvent jouer huit manches.
card-the_reformer = Le Réformateur
    .text = L’URSS ajoute 4 influences en Europe, 6 si elle mène aux PV, 2 au plus par pays. Elle ne peut plus tenter de coup d’État en Europe.
card-marine_barracks_bombing = Attentat contre la caserne des Marines
    .text = Toute influence américaine quitte le Liban ; l’URSS en retire 2 autres au Moyen-Orient.
card-soviets_shoot_down_kal_007 = Les Soviétiques abattent le vol KAL 007
    .text = DEFCON baisse de 1 et les États-Unis gagnent 2 PV. S’ils contrôlent la Corée du Sud, ils peuvent placer de l’influence ou réaligner avec la valeur de cette carte.
card-glasnost = Glasnost
    .text = DEFCON remonte de 1 et l’URSS gagne 2 PV. Après Le Réformateur, elle peut placer de l’influence ou réaligner avec la valeur de cette carte.
card-ortega_elected_in_nicaragua = Ortega élu au Nicaragua
    .text = Toute influence américaine quitte le Nicaragua. L’URSS peut tenter un coup d’État gratuit dans un pays voisin.
card-terrorism = Terrorisme
    .text = L’adversaire défausse une carte au hasard ; les États-Unis deux après la Crise des otages en Iran.
card-iran_contra_scandal = Scandale Iran-Contra
    .text = Les États-Unis retranchent 1 à leurs jets de réalignement jusqu’à la fin du tour.
card-chernobyl = Tchernobyl
    .text =
        Les États-Unis { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] peuvent nommer
                [off] nomment
            }
            [on] nomment
        } une région. L’URSS ne peut plus y placer d’influence par Opérations jusqu’à la fin du tour.
card-latin_american_debt_crisis = Crise de la dette en Amérique latine
    .text =
        Les États-Unis défaussent une carte valant 3 points ou plus, ou l’URSS { $option-debt_crisis_must ->
           *[on] double
            [off] peut doubler
        } son influence dans deux pays d’Amérique du Sud.
card-tear_down_this_wall = Abattez ce mur
    .text = Les États-Unis ajoutent 3 influences en Allemagne de l’Est et peuvent tenter en Europe un coup d’État ou des réalignements gratuits. Willy Brandt n’est plus possible et son effet cesse.
card-an_evil_empire = Un empire du mal
    .text = Les États-Unis gagnent 1 PV. Flower Power prend fin et n’est plus possible.
card-aldrich_ames_remix = Aldrich Ames (remix)
    .text =
        { $option-edition ->
           *[deluxe] La main américaine reste visible jusqu’à la fin du tour et l’URSS en défausse une carte.
            [second] Les États-Unis montrent leur main et l’URSS fixe l’ordre dans lequel ils la jouent ce tour-ci.
        }
card-pershing_ii_deployed = Déploiement des Pershing II
    .text =
        L’URSS gagne 1 PV et { $option-deluxe_orders ->
           *[off] { $option-events_may ->
               *[on] peut retirer 1 influence américaine dans trois pays d’Europe de l’Ouest au plus.
                [off] retire 1 influence américaine de trois pays d’Europe de l’Ouest.
            }
            [on] retire 1 influence américaine de trois pays d’Europe de l’Ouest.
        }
card-wargames = Wargames
    .text =
        Seulement à DEFCON 2 : { $option-events_may ->
           *[on] vous pouvez mettre fin à la partie. L’adversaire gagne d’abord 6 PV ; le camp en tête l’emporte.
            [off] l’adversaire gagne 6 PV et la partie s’arrête ; le camp en tête l’emporte.
        }
card-solidarity = Solidarność
    .text = Seulement après l’élection de Jean-Paul II : les États-Unis ajoutent 3 influences en Pologne.
card-iran_iraq_war = Guerre Iran-Irak
    .text = Attaquez l’Iran ou l’Irak : un dé, moins 1 par voisin contrôlé par l’adversaire. À 4 ou plus, vous gagnez 2 PV et remplacez son influence par la vôtre. 2 opérations militaires dans tous les cas.
card-defectors = Transfuges
    .text =
        En gros titre américain, elle annule le gros titre soviétique. Si l’URSS l’utilise pour des Opérations{ $option-defectors_by_plan ->
           *[on] , ou la défausse par le Plan quinquennal hors des gros titres, les
            [off] , les
        } États-Unis gagnent 1 PV.
card-the_cambridge_five = Les Cinq de Cambridge
    .text = Les États-Unis montrent leurs décomptes. L’URSS peut ajouter 1 influence dans une région nommée par l’un d’eux. Impossible en fin de guerre.
card-special_relationship = Relation spéciale
    .text = Si les États-Unis contrôlent le Royaume-Uni, ils ajoutent 1 influence dans un pays voisin ; avec l’OTAN, 2 dans un pays d’Europe de l’Ouest et 2 PV.
card-norad = NORAD
    .text =
        Désormais, après toute manche où DEFCON est passé à 2, les États-Unis { $option-events_may ->
           *[on] peuvent ajouter
            [off] ajoutent
        } 1 influence là où ils en ont, s’ils contrôlent le Canada. Le Bourbier y met fin.
card-che = Che
    .text = L’URSS peut tenter un coup d’État dans un pays d’Amérique centrale, d’Amérique du Sud ou d’Afrique qui n’est pas d’affrontement ; s’il retire de l’influence américaine, elle peut en tenter un autre ailleurs.
card-our_man_in_tehran = Notre homme à Téhéran
    .text = Si les États-Unis contrôlent un pays du Moyen-Orient, ils regardent les cinq premières cartes de la pioche, en défaussent autant qu’ils veulent et remélangent le reste.
card-yuri_and_samantha = Youri et Samantha
    .text = L’URSS gagne 1 PV pour chaque coup d’État tenté par les États-Unis jusqu’à la fin du tour.
card-awacs_sale_to_saudis = Vente d’AWACS aux Saoudiens
    .text = Les États-Unis ajoutent 2 influences en Arabie saoudite. La Révolution islamique n’est plus possible.

# Questions
wait-for = { $seat-id ->
    [seat-us] Les États-Unis réfléchissent à leur
   *[other] L’URSS réfléchit à son
} coup.

ask-deal-cards = On distribue les cartes.
ask-draw-cards = On pioche des cartes.
ask-random-card = On tire une carte au hasard.
ask-coup-roll = On lance le dé du coup d’État.
ask-realign-roll = On lance les dés du réalignement.
ask-space-roll = On lance le dé de la Course à l’espace.
ask-war-roll = On lance le dé de la guerre.
ask-trap-roll = Le dé décide si le piège s’ouvre.
ask-contest-roll = Les deux camps lancent un dé.
ask-pick-headline = Choisissez en secret votre carte de gros titre.
ask-show-headline = Choisissez votre carte de gros titre ; elle est montrée aussitôt.
ask-play-card = Manche { $round } sur { $rounds } : jouez une carte.
ask-play-optional = Manche supplémentaire { $round } : jouez une carte ou passez.
ask-leave-trap = { $card } : défaussez une carte valant 2 points ou plus et lancez le dé.
ask-pick-order = { $card } : l’événement adverse, avant ou après ?
ask-operations = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour placer de l’influence, réaligner ou tenter un coup d’État.
ask-operations-or-none = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour placer de l’influence, réaligner ou tenter un coup d’État, si vous voulez.
ask-operations-place = { $n ->
    [0] { $card } : tous les points sont dépensés. Confirmez.
    [one] { $card } : placez de l’influence, encore { $n } point.
   *[other] { $card } : placez de l’influence, encore { $n } points.
}
ask-operations-place-or-stop = { $n ->
    [0] { $card } : tous les points sont dépensés. Confirmez.
    [one] { $card } : placez de l’influence, encore { $n } point, ou arrêtez-vous.
   *[other] { $card } : placez de l’influence, encore { $n } points, ou arrêtez-vous.
}
ask-operations-realign = { $card } : réalignez, encore { $n ->
    [one] { $n } jet
   *[other] { $n } jets
  }.
ask-operations-realign-or-stop = { $card } : réalignez, encore { $n ->
    [one] { $n } jet
   *[other] { $n } jets
  }, ou arrêtez-vous.
ask-operations-coup = { $card } : tentez un coup d’État avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, ou renoncez.
ask-operations-free = { $card } : un coup d’État ou des réalignements gratuits avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, ou renoncez.
ask-operations-no-coup = { $card } : placez de l’influence ou réalignez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
ask-operations-no-coup-or-none = { $card } : placez de l’influence ou réalignez avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, si vous voulez.
ask-place-free = { $n ->
    [0] { $card } : toute l’influence est placée. Confirmez.
   *[other] { $card } : placez de l’influence, encore { $n }.
}
ask-remove-theirs = { $n ->
    [0] { $card } : tout est retiré. Confirmez.
   *[other] { $card } : retirez de l’influence adverse, encore { $n } fois.
}
ask-remove-up-to = { $n ->
    [0] { $card } : tout est retiré. Confirmez.
   *[other] { $card } : retirez de l’influence adverse, encore { $n } fois au plus.
}
ask-remove-own = { $card } : prenez jusqu’à { $n } de vos influences pour les déplacer.
ask-pick-country = { $card } : choisissez un pays.
ask-pick-asia-scoring = Diplomatie de la navette : quel pays d’affrontement soviétique d’Asie ne compte pas ?
ask-pick-middle-east-scoring = Diplomatie de la navette : quel pays d’affrontement soviétique du Moyen-Orient ne compte pas ?
ask-pick-truman-doctrine = Doctrine Truman : de quel pays retirer toute influence soviétique ?
ask-pick-independent-reds = Rouges indépendants : dans quel pays égaler l’influence soviétique ?
ask-pick-indo-pakistani-war = Guerre indo-pakistanaise : quel pays est attaqué ?
ask-pick-brush-war = Guerre de brousse : quel pays est attaqué ?
ask-pick-iran-iraq-war = Guerre Iran-Irak : quel pays est attaqué ?
ask-pick-junta = Junte : dans quel pays ajouter 2 influences ?
ask-pick-south-african-unrest = Troubles en Afrique du Sud : 2 influences en Afrique du Sud, ou 1 là-bas et 2 à côté ?
ask-pick-beside-south-africa = Troubles en Afrique du Sud : dans quel pays voisin placer l’autre marqueur ?
ask-pick-special-relationship = Relation spéciale : dans quel pays ajouter de l’influence ?
ask-pick-norad = NORAD : dans quel pays ajouter 1 influence ?
ask-pick-latin-american-debt-crisis = Crise de la dette en Amérique latine : dans quel pays doubler votre influence ?
ask-pick-choice = { $card } : que choisissez-vous ?
ask-discard-worth = { $card } : défaussez une carte valant { $n } points ou plus, ou refusez.
ask-discard-any = { $card } : défaussez autant de cartes que vous voulez ; { $n } pour l’instant.
ask-discard-one = Vous pouvez défausser une carte gardée.
ask-discard-theirs = { $card } : défaussez une carte de la main américaine.
ask-give-card = { $card } : donnez votre carte qui vaut le plus de points.
ask-take-card = { $card } : choisissez une carte de la défausse.
ask-play-taken = Ventes de céréales aux Soviétiques a tiré « { $card } » : jouez-la ou rendez-la.
ask-set-defcon = { $card } : fixez DEFCON.
ask-pick-region = { $card } : nommez une région.
ask-arrange-hand = { $card } : quelle carte les États-Unis doivent-ils jouer ensuite ?
ask-discard-looked-at = { $card } : défaussez les cartes de votre choix ; le reste est remélangé.
ask-space-choice = { $card } : lancer le dé de la Course à l’espace, ou s’abstenir ?

# Actions

action-headline = Gros titre : { $noun }
action-event = Événement : { $noun }
action-ops = Opérations : { $noun }
action-space = Course à l’espace : { $noun }
action-intervene = Intervention de l’ONU avec { $noun }
action-pass = Passer
action-place = Placer : { $noun }
action-realign = Réaligner : { $noun }
action-coup = Coup d’État : { $noun }
action-remove = Retirer : { $noun }
action-pick = { $noun }
action-choose = { $noun }
action-discard = Défausser { $noun }
action-give = Donner { $noun }
action-take = Prendre { $noun }
action-arrange = Ensuite : { $noun }
action-defcon = DEFCON { $noun }
action-region = { $noun }
action-defuse = Mettre fin à la crise des missiles : renoncer à 2 influences ({ $noun })
action-decline = Refuser
action-done = Terminé
action-draw = Piocher { $noun }
action-roll = Dé : { $noun }
action-dice = Dés : { $noun }

# Journal

turn-begins = Le tour { $turn } commence.
round-begins = Manche { $round } : { $seat }.
dealt = { $seat-id ->
    [seat-us] Les États-Unis piochent
   *[other] L’URSS pioche
} « { $card } ».
dealt-hidden = { $seat-id ->
    [seat-us] Les États-Unis piochent
   *[other] L’URSS pioche
} une carte.
reshuffled = La défausse redevient la pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
cards-join = { $n } nouvelles cartes rejoignent la pioche.
headline-picked = { $seat-id ->
    [seat-us] Les États-Unis choisissent
   *[other] L’URSS choisit
} « { $card } » pour gros titre.
headline-picked-hidden = { $seat-id ->
    [seat-us] Les États-Unis ont choisi leur
   *[other] L’URSS a choisi son
} gros titre.
headline-shown = Gros titre { $seat-id ->
    [seat-us] des États-Unis
   *[other] de l’URSS
} : { $card }.
headline-cancelled = Le gros titre { $seat-id ->
    [seat-us] des États-Unis
   *[other] de l’URSS
}, « { $card } », est annulé.
event-played = { $seat-id ->
    [seat-us] Les États-Unis jouent
   *[other] L’URSS joue
} « { $card } » pour l’événement.
ops-played = { $seat-id ->
    [seat-us] Les États-Unis jouent
   *[other] L’URSS joue
} « { $card } » pour { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
space-played = { $seat-id ->
    [seat-us] Les États-Unis jouent
   *[other] L’URSS joue
} « { $card } » pour la Course à l’espace.
intervened = { $seat-id ->
    [seat-us] Les États-Unis jouent
   *[other] L’URSS joue
} Intervention de l’ONU avec « { $card } », pour { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
passed = { $seat-id ->
    [seat-us] Les États-Unis ne jouent
   *[other] L’URSS ne joue
} pas de carte.
skipped = { $seat-id ->
    [seat-us] Les États-Unis n’ont
   *[other] L’URSS n’a
} plus de carte à jouer.
event-happens = Événement : { $card }.
event-fails = L’événement « { $card } » n’a pas lieu.
added = { $country } : { $seat } +{ $n }.
taken-away = { $country } : { $seat } −{ $n }.
coup-declared = { $seat-id ->
    [seat-us] Les États-Unis tentent
   *[other] L’URSS tente
} un coup d’État ({ $country }) avec { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
coup-rolled = Coup d’État, { $country } ({ $seat }) : dé { $die } + { $ops ->
    [one] { $ops } point
   *[other] { $ops } points
}{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus }
} = { $total } contre { $needed }.
realignment-rolled = Réalignement, { $country } : États-Unis { $us_die }{ $us_plus ->
    [0] { $us_minus ->
        [0] {""}
       *[other] {" "}− { $us_minus } = { $us }
    }
   *[other] {" "}+ { $us_plus }{ $us_minus ->
        [0] {""}
       *[other] {" "}− { $us_minus }
    } = { $us }
}, URSS { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}.
war-rolled = Guerre, { $country } ({ $seat }) : dé { $die }{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } = { $total }
}, il faut { $needed } ou plus.
space-rolled = Course à l’espace ({ $seat }) : dé { $die }, réussite à { $needed } ou moins.
space-reached = { $seat-id ->
    [seat-us] Les États-Unis atteignent
   *[other] L’URSS atteint
} la case { $box } de la Course à l’espace.
space-held-back = { $seat-id ->
    [seat-us] Les États-Unis ne lancent
   *[other] L’URSS ne lance
} pas le dé de la Course à l’espace.
trap-rolled = { $seat-id ->
    [seat-us] Les États-Unis lancent
   *[other] L’URSS lance
} le dé pour sortir du piège : { $die }, réussite à 4 ou moins.
freed = { $seat-id ->
    [seat-us] Les États-Unis sont de nouveau libres
   *[other] L’URSS est de nouveau libre
}, après avoir défaussé « { $card } ».
contest-rolled = { $card } : États-Unis { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus } = { $us }
}, URSS { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}.
points = { $seat-id ->
    [seat-us] Les États-Unis gagnent
   *[other] L’URSS gagne
} { $n } PV.
defcon-moved = DEFCON est maintenant à { $level }.
military-added = { $seat } : { $n ->
    [one] { $n } opération militaire
   *[other] { $n } opérations militaires
  }.
military-checked = Opérations militaires ({ $level } requises) : États-Unis { $us }, URSS { $ussr }.
region-scored = Décompte, { $region } : États-Unis { $us }, URSS { $ussr }.
southeast-asia-scored = Décompte de l’Asie du Sud-Est : États-Unis { $us }, URSS { $ussr }.
discarded = « { $card } » est défaussée ({ $seat }).
drawn-at-random = « { $card } » est tirée de la main { $seat-id ->
    [seat-us] des États-Unis
   *[other] de l’URSS
}.
hand-shown = { $seat-id ->
    [seat-us] Les États-Unis montrent
   *[other] L’URSS montre
} toute { $seat-id ->
    [seat-us] leur
   *[other] sa
} main.
card-shown = { $seat-id ->
    [seat-us] Les États-Unis montrent
   *[other] L’URSS montre
} « { $card } ».
card-given = { $seat-id ->
    [seat-us] Les États-Unis donnent
   *[other] L’URSS donne
} « { $card } » contre Jalousie de missiles.
card-returned = « { $card } » est rendue { $seat-id ->
    [seat-us] aux États-Unis
   *[other] à l’URSS
}.
card-recovered = { $seat-id ->
    [seat-us] Les États-Unis reprennent
   *[other] L’URSS reprend
} « { $card } » dans la défausse.
card-picked = { $seat-id ->
    [seat-us] Les États-Unis choisissent
   *[other] L’URSS choisit
} « { $card } » dans la défausse.
card-removed = « { $card } » est retirée du jeu.
china-passed = La carte Chine passe { $seat-id ->
    [seat-us] aux États-Unis
   *[other] à l’URSS
}.
china-ready = La carte Chine est de nouveau face visible ({ $seat }).
effect-ends = « { $card } » n’est plus en vigueur.
choice-made = { $seat-id ->
    [seat-us] Les États-Unis choisissent
   *[other] L’URSS choisit
} : { $choice }.
region-named = { $seat-id ->
    [seat-us] Les États-Unis nomment
   *[other] L’URSS nomme
} une région : { $region }.
crisis-defused = { $seat-id ->
    [seat-us] Les États-Unis mettent
   *[other] L’URSS met
} fin à la crise des missiles : 2 influences de moins ({ $country }).
country-ignored = Diplomatie de la navette : { $country } ne compte pas.
tehran-looked = Notre homme à Téhéran voit « { $card } ».
tehran-looked-hidden = Notre homme à Téhéran regarde une carte.
tehran-returned = Les autres cartes sont remélangées dans la pioche.
card-arranged = La carte { $n } de la main américaine sera « { $card } ».
no-scoring-held = { $seat-id ->
    [seat-us] Les États-Unis n’ont
   *[other] L’URSS n’a
} aucun décompte en main.
nuclear-war = DEFCON 1 : guerre nucléaire, par la faute { $seat-id ->
    [seat-us] des États-Unis
   *[other] de l’URSS
}.
scoring-held = { $seat-id ->
    [seat-us] Les États-Unis ont
   *[other] L’URSS a
} encore un décompte en main.
final-scoring = Décompte final.
china-scored = La carte Chine compte à la fin.
trap-discard = { $seat-id ->
    [seat-us] Les États-Unis défaussent
   *[other] L’URSS défausse
} « { $card } » pour sortir du piège.
not-used = { $seat-id ->
    [seat-us] Les États-Unis ne se servent
   *[other] L’URSS ne se sert
} pas de « { $card } ».

# Raisons

already-arranged = « { $card } » a déjà sa place dans l’ordre.
attempt-used = Il ne reste plus de tentative de Course à l’espace ce tour-ci.
blocked-by-event = « { $card } » a rendu cet événement impossible.
bonus-elsewhere = Le dernier point est un bonus régional : il ne peut pas servir ici ({ $country }).
cards-to-arrange = Chaque carte de la main américaine doit avoir sa place.
chernobyl-closes = « { $card } » ferme la région au placement soviétique ce tour-ci : { $region }.
china-before-scoring = Toutes vos manches sont nécessaires à vos décomptes : la carte Chine doit attendre.
china-face-down = La carte Chine est face cachée jusqu’à la fin du tour.
china-no-discard = La carte Chine ne fait pas partie de la main et ne peut être défaussée.
china-no-headline = La carte Chine ne peut pas être un gros titre.
china-not-exchanged = La carte Chine ne fait pas partie de la main et ne peut être donnée.
china-not-yours = Vous n’avez pas la carte Chine.
civil-war-bars = Impossible tant que dure la guerre civile chinoise.
civil-war-space-closed = Seules les Opérations soviétiques peuvent placer de l’influence dans la guerre civile chinoise.
closed-by-defcon = DEFCON { $level } interdit coups d’État et réalignements dans cette région : { $region }.
defuse-elsewhere = La crise ne peut pas être désamorcée là : { $country }.
defuse-needs-two = Il vous faut 2 influences pour désamorcer la crise ({ $country }).
discard-first = Tant que vous pouvez défausser une carte, vous ne pouvez pas jouer un décompte.
discard-or-decline = { $card } : défaussez une carte ou refusez.
discard-or-stop = Défaussez une carte ou arrêtez-vous.
give-a-card = Donnez une carte.
headline-phase = Choisissez d’abord un gros titre.
markers-left = Il reste { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
  } à placer.
missile-envy-first = Vous devez d’abord utiliser Jalousie de missiles pour des Opérations.
missile-envy-for-ops = Jalousie de missiles doit servir à des Opérations.
missile-envy-no-headline = Une Jalousie de missiles à jouer pour des Opérations ne peut pas être un gros titre.
must-headline = Chacun doit choisir un gros titre.
name-a-region = Nommez une des six régions.
needs-event = Cet événement en exige d’abord un autre, comme « { $card } ».
no-coup-now = Ces points ne peuvent pas servir à un coup d’État.
no-crisis = Aucune crise des missiles ne vous menace.
no-markers-left = Tous les marqueurs sont placés.
no-passing = Qui peut jouer une carte ne peut pas passer.
no-placing-now = Ces points ne peuvent pas servir à placer de l’influence.
no-points-left = Il ne reste aucun point.
no-realigning-now = Ces points ne peuvent pas servir à réaligner.
no-removals-left = { $card } : il n’y a plus rien à retirer.
no-scoring-card = « { $card } » ne peut pas choisir un décompte.
no-space-with-these = Ces Opérations ne peuvent pas servir à la Course à l’espace.
no-un-in-headline = L’Intervention de l’ONU n’a pas sa place dans la phase des gros titres.
no-un-intervention = Vous n’avez pas l’Intervention de l’ONU en main.
not-a-choice = « { $card } » ne propose pas cela.
not-allowed-there = { $card } : aucun marqueur ne peut aller là ({ $country }).
not-discarded = « { $card } » n’est pas dans la défausse.
not-headline-phase = Les gros titres se choisissent au début du tour.
not-in-hand = « { $card } » n’est pas dans votre main.
not-in-late-war = Cet événement est impossible en fin de guerre.
not-in-their-hand = « { $card } » n’est pas dans cette main.
not-looked-at = « { $card } » n’est pas parmi ces cartes.
not-on-the-card = « { $card } » ne s’étend pas jusqu’ici : { $country }.
not-the-highest = « { $card } » n’est pas la carte de votre main qui vaut le plus de points.
not-their-event = L’Intervention de l’ONU exige une carte portant un événement adverse ; ce n’est pas le cas de « { $card } ».
nothing-of-yours = Vous n’y avez aucune influence : { $country }.
nothing-to-remove = L’adversaire n’y a aucune influence : { $country }.
one-region = { $card } : les jets restent dans la région du premier.
one-step-only = « { $card } » déplace DEFCON d’un cran au plus.
only-taken-card = Seule la carte tirée peut être jouée : { $card }.
order-fixed = L’URSS a fixé l’ordre de votre main pour ce tour.
out-of-reach = Vous n’aviez d’influence ni ici ni à côté au début de la manche : { $country }.
partner-of-own-hand = À cette table, Intervention de l’ONU et la carte jointe viennent de la même main.
pick-a-country = { $card } : choisissez un pays.
pick-of-their-hand = { $card } : désignez une carte de la main américaine.
place-markers = Placez vos marqueurs.
placed-there = Une même carte ne peut pas placer et réaligner dans le même pays : { $country }.
play-a-card = Jouez une carte.
play-taken-card = Jouez « { $card } » ou rendez-la.
points-left = Il reste des points à dépenser.
realigned-there = Une même carte ne peut pas réaligner et placer dans le même pays : { $country }.
reformer-forbids = { $card } : l’URSS ne peut plus tenter de coup d’État en Europe.
removals-left = { $card } : encore { $n } à retirer.
remove-markers = { $card } : retirez de l’influence.
say-the-order = Dites d’abord si l’événement ou les Opérations ont lieu en premier.
say-whether-to-roll = Dites si vous lancez le dé.
scoring-first = Toutes vos manches sont nécessaires à vos décomptes.
scoring-has-no-ops = « { $card } » n’a pas de points d’Opérations.
set-a-level = { $card } : fixez DEFCON.
shielded = « { $card } » protège ce pays : { $country }.
space-needs-more = La case { $box } exige { $needed } points ; cette carte en vaut { $worth }.
space-race-over = Vous êtes au bout de la Course à l’espace.
spend-the-points = Dépensez d’abord les points.
take-a-card = { $card } : choisissez une carte de la défausse.
their-event = « { $card } » porte un événement adverse : utilisez-la pour des Opérations.
too-dear = Un marqueur coûte { $cost } points ici ({ $country }) et il en reste { $left }.
trapped = { $card } : vous ne pouvez que défausser.
un-needs-partner = L’Intervention de l’ONU n’a pas lieu sans une autre carte.
un-no-headline = L’Intervention de l’ONU ne peut pas être un gros titre.
unmet-kitchen-debates = Les États-Unis ne contrôlent pas plus de pays d’affrontement que l’URSS.
unmet-one-small-step = Vous n’êtes pas en retard dans la Course à l’espace.
unmet-star-wars = Les États-Unis ne mènent pas la Course à l’espace.
unmet-wargames = Wargames exige DEFCON 2.
unmet-special-relationship = Les États-Unis ne contrôlent pas le Royaume-Uni.
unmet-our-man-in-tehran = Les États-Unis ne contrôlent aucun pays du Moyen-Orient.
unmet-un-intervention = L’Intervention de l’ONU n’est un événement qu’avec une carte portant un événement adverse.
unmet-the-china-card = La carte Chine n’a pas d’événement.
worth-too-little = « { $card } » vaut moins de { $n } points pour vous en ce moment.

# Avertissements

danger-nuclear-war = DEFCON tombe à 1 pendant votre tour : vous perdez la partie.
danger-others-decide = « { $card } » à ce niveau DEFCON : l’adversaire ou le hasard peut déclencher la guerre nucléaire, et vous perdriez.
danger-missile-crisis = Crise des missiles : un coup d’État vous fait perdre la partie.
danger-points = L’adversaire atteint 20 PV et gagne.
danger-europe = L’adversaire contrôle l’Europe et gagne à son décompte.
danger-wargames = La partie s’arrête et vous n’êtes pas en tête.
danger-scoring-held = Toutes vos manches sont nécessaires à vos décomptes : en garder un à la fin du tour fait perdre.

# Options

option-edition = Édition
    .help = Mise en place et cartes de l’édition Deluxe, ou de la deuxième.
option-edition-deluxe = Deluxe
option-edition-second = Deuxième
option-optional_cards = Cartes optionnelles
    .help = Les sept cartes 104 à 110 de l’édition Deluxe, toutes ou aucune.
option-us_bid = Influence américaine supplémentaire
    .help = Marqueurs que les États-Unis ajoutent après la mise en place, là où ils ont déjà de l’influence.
option-scenario = Scénario
    .help = Toute la guerre froide, ou la fin de guerre seule à partir du tour 8.
option-scenario-full = Partie complète
option-scenario-late_war = Fin de guerre
option-chinese_civil_war = Guerre civile chinoise
    .help = Personne n’a la carte Chine avant que l’URSS ait placé 3 influences dans la guerre civile.
option-held_scoring = Décomptes gardés
    .help = Garder un décompte à la fin d’un tour fait perdre, ou le programme ne propose que ce qui l’évite.
option-held_scoring-lose = font perdre
option-held_scoring-forbid = ne peuvent être gardés
option-show_held = Montrer les cartes gardées
    .help = Usage de tournoi : les cartes gardées en fin de tour sont montrées.
option-event_ops_modified = Modifier les points d’événement
    .help = Endiguement, Doctrine Brejnev et Peur rouge/Purge touchent aussi les Opérations données par un événement.
option-seed_region_control = Contrôle de l’aide de jeu
    .help = Le contrôle d’une région exige plus de pays et plus de pays d’affrontement que l’adversaire, sans les avoir tous.
option-realign_ignores_defcon = Réalignement sans DEFCON
    .help = Option de l’auteur : DEFCON ne ferme aucune région au réalignement.
option-realign_never_backfires = Réalignement sans risque
    .help = Option de l’auteur : qui tente un réalignement n’y perd pas d’influence.
option-mixed_operations = Opérations mixtes
    .help = Option de l’auteur : une carte peut placer et réaligner, jamais dans le même pays.
option-decline_space_roll = Espace sans jet
    .help = Option de l’auteur : on peut jouer une carte pour la Course à l’espace sans lancer le dé.
option-card_counter = Compte des cartes non vues
    .help = La table dit quelles cartes sont encore dans la pioche ou la main adverse ; sinon, chacun compte de tête.
option-events_may = Ce qu’une carte permet
    .help = Les Opérations, jets, retraits et fins de partie qu’une carte ne fait que permettre se refusent ou s’interrompent ; sinon, certains sont obligatoires, comme dans la première version.
option-unrest_spread = Troubles en Afrique du Sud répartis
    .help = Les deux influences voisines peuvent aller dans deux pays ; sinon, les deux dans un seul, comme sur certains tirages.
option-junta_one_region = Junte dans une seule région
    .help = Après un premier réalignement gratuit, les autres restent dans sa région, Amérique centrale ou Amérique du Sud.
option-debt_crisis_must = Crise de la dette obligatoire
    .help = L’URSS double son influence dans deux pays dès qu’elle le peut ; sinon, elle peut y renoncer, comme sur certains tirages.
option-deluxe_orders = Les cartes Deluxe ordonnent
    .help = Traité ABM, Tchernobyl et Déploiement des Pershing II s’appliquent comme le veut leur texte Deluxe ; sinon, on peut renoncer à ce qu’ils offrent.
option-missile_envy_highest = Jalousie de missiles prend
    .help = Les points qui comptent pour désigner la plus forte carte.
option-missile_envy_highest-printed = la plus forte valeur imprimée
option-missile_envy_highest-modified = la plus forte valeur modifiée
option-missile_envy_space = Jalousie de missiles dans l’espace
    .help = Les points d’une carte adverse prise par Jalousie de missiles peuvent aussi servir à la Course à l’espace.
option-defectors_by_plan = Transfuges au Plan quinquennal
    .help = Transfuges, perdue par le Plan quinquennal hors des gros titres, donne 1 PV aux États-Unis.
option-grain_sales_un = L’ONU aux Ventes de céréales
    .help = Intervention de l’ONU tirée par les Ventes de céréales peut se jouer avec une carte soviétique de la main américaine.

# Fins de partie

end-nuclear-war = Guerre nucléaire : le camp qui joue perd.
end-missile-crisis = Un coup d’État pendant la crise des missiles : son auteur perd.
end-points = 20 points de victoire.
end-europe = Contrôle de l’Europe.
end-scoring-held = Un décompte a été gardé à la fin du tour.
end-wargames = Wargames a mis fin à la partie.
end-final = Décompte final après le dernier tour.

# Ce qu’un automate attend d’un coup
term-vp = marqueur de points { $amount } PV
term-europe = Europe { $amount } PV
term-asia = Asie { $amount } PV
term-middle_east = Moyen-Orient { $amount } PV
term-africa = Afrique { $amount } PV
term-central_america = Amérique centrale { $amount } PV
term-south_america = Amérique du Sud { $amount } PV
term-space = course à l’espace { $amount } PV
term-military = opérations militaires { $amount } PV
term-hand = main { $amount } PV
term-china = carte Chine { $amount } PV

# Ce qu’un coup prend, garde ou cède, après « ce coup » : deed-<sorte>-<changement>-<degré>.
deed-the = { $what-id ->
    [region-middle_east] le { $what }
    [country-canada] le { $what }
    [country-united_kingdom] le { $what }
    [country-denmark] le { $what }
    [country-benelux] le { $what }
    [country-pakistan] le { $what }
    [country-vietnam] le { $what }
    [country-japan] le { $what }
    [country-lebanon] le { $what }
    [country-morocco] le { $what }
    [country-nigeria] le { $what }
    [country-cameroon] le { $what }
    [country-zaire] le { $what }
    [country-botswana] le { $what }
    [country-zimbabwe] le { $what }
    [country-kenya] le { $what }
    [country-sudan] le { $what }
    [country-mexico] le { $what }
    [country-guatemala] le { $what }
    [country-el_salvador] le { $what }
    [country-honduras] le { $what }
    [country-nicaragua] le { $what }
    [country-costa_rica] le { $what }
    [country-panama] le { $what }
    [country-venezuela] le { $what }
    [country-peru] le { $what }
    [country-chile] le { $what }
    [country-paraguay] le { $what }
    [country-brazil] le { $what }
    [country-laos_cambodia] le { $what }
    [country-norway] la { $what }
    [country-sweden] la { $what }
    [country-finland] la { $what }
    [country-france] la { $what }
    [country-poland] la { $what }
    [country-czechoslovakia] la { $what }
    [country-hungary] la { $what }
    [country-romania] la { $what }
    [country-yugoslavia] la { $what }
    [country-bulgaria] la { $what }
    [country-greece] la { $what }
    [country-turkey] la { $what }
    [country-burma] la { $what }
    [country-thailand] la { $what }
    [country-malaysia] la { $what }
    [country-south_korea] la { $what }
    [country-north_korea] la { $what }
    [country-syria] la { $what }
    [country-jordan] la { $what }
    [country-libya] la { $what }
    [country-tunisia] la { $what }
    [country-ivory_coast] la { $what }
    [country-somalia] la { $what }
    [country-dominican_republic] la { $what }
    [country-colombia] la { $what }
    [country-bolivia] la { $what }
    [country-philippines] les { $what }
    [country-gulf_states] les { $what }
    [country-west_african_states] les { $what }
    [country-saharan_states] les { $what }
    [country-southeast_african_states] les { $what }
    [country-taiwan] { $what }
    [country-israel] { $what }
    [country-cuba] { $what }
    [country-haiti] { $what }
    [country-chinese_civil_war] la { $what }
   *[other] l’{ $what }
}
deed-there = { $what-id ->
    [region-middle_east] au { $what }
   *[other] en { $what }
}
gains-total = { $amount } PV attendus
deed-region-won-presence = assure une présence { $there }
deed-region-won-domination = domine { $the }
deed-region-won-control = contrôle { $the }
deed-region-lost-nothing = abandonne toute présence { $there }
deed-region-lost-presence = cède la domination { $there }
deed-region-lost-domination = cède le contrôle { $there }
deed-region-kept-nothing = garde une présence { $there }
deed-region-kept-presence = garde la domination { $there }
deed-region-kept-domination = garde le contrôle { $there }
deed-grip-won-nothing = met fin à la présence adverse { $there }
deed-grip-won-presence = brise la domination adverse { $there }
deed-grip-won-domination = brise le contrôle adverse { $there }
deed-grip-lost-presence = laisse l’adversaire s’implanter { $there }
deed-grip-lost-domination = laisse l’adversaire dominer { $the }
deed-grip-lost-control = laisse l’adversaire contrôler { $the }
deed-grip-kept-presence = empêche l’adversaire de s’implanter { $there }
deed-grip-kept-domination = empêche l’adversaire de dominer { $the }
deed-grip-kept-control = empêche l’adversaire de contrôler { $the }
deed-country-won-mine = prend { $the }
deed-country-won-nobody = brise l’emprise adverse sur { $the }
deed-country-lost-nobody = relâche l’emprise sur { $the }
deed-country-lost-theirs = laisse { $the } à l’adversaire
deed-country-kept-nobody = garde { $the }
deed-country-kept-theirs = empêche l’adversaire de prendre { $the }
deed-defcon-won = relève DEFCON à { $degree }
deed-defcon-lost = abaisse DEFCON à { $degree }
deed-defcon-kept = maintient DEFCON au-dessus de { $degree }
deed-space-won = atteint la case { $degree } de la Course à l’espace
deed-china-won-mine = prend la carte Chine
deed-china-lost = cède la carte Chine
deed-china-kept = garde la carte Chine
