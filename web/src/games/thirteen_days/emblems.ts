/** Line drawings of our own, one per Strategy card, in a box of 68 × 54 around 0, 0. */

const waves = 'M-30,21 q6,-4 12,0 t12,0 t12,0 t12,0 t12,0';
const ship = 'M-26,6 L-20,16 H18 L27,4 H10 V-3 H2 V-16 M2,-3 H-12 V4 H-26 Z';
const missile = (x: number, foot = 18) =>
  `M${x - 5},${foot} V${foot - 24} q0,-8 5,-13 q5,5 5,13 V${foot} Z ` +
  `M${x - 5},${foot - 8} l-5,8 h5 M${x + 5},${foot - 8} l5,8 h-5`;
const star = 'l1.6,4.6 h4.8 l-3.8,3 1.4,4.6 -4,-2.8 -4,2.8 1.4,-4.6 -3.8,-3 h4.8z';

export const EMBLEMS: Record<string, string> = {
  // United Nations
  speech_to_the_nation:
    'M-20,-14 h40 v26 h-40 z M-6,-20 l6,6 l8,-7 M-12,20 h24 M0,12 v8 M0,-6 a4,4 0 1 0 .1,0 M-9,12 q0,-9 9,-9 t9,9',
  the_guns_of_august:
    'M-26,12 L18,-10 l4,7 L-16,16 M-14,16 a8,8 0 1 0 .1,0 M-14,22 v4 M22,-14 l6,-4 M24,-6 l7,0',
  fifty_fifty: 'M0,-18 V18 M-14,18 H14 M-22,-10 H22 M-22,-10 l-7,16 h14 z M22,-10 l-7,16 h14 z',
  sops: 'M-16,-20 h26 l8,8 v32 h-34 z M10,-20 v8 h8 M-10,-6 l3,3 l5,-6 M2,-6 h10 M-10,5 l3,3 l5,-6 M2,5 h10 M-10,15 h22',
  close_allies: 'M-9,-11 a13,13 0 1 0 .1,0 M9,-11 a13,13 0 1 0 .1,0',
  intelligence_reports: 'M-20,-14 h14 l4,5 h24 v26 h-42 z M4,0 a7,7 0 1 0 .1,0 M9,12 l8,8',
  summit_meeting:
    'M0,6 m-26,0 a26,8 0 1 0 52,0 a26,8 0 1 0 -52,0 M-16,-14 v12 M-16,-14 h11 v7 h-11 M16,-14 v12 M16,-14 h-11 l3,3.5 l-3,3.5 h11',
  to_the_brink:
    'M-30,-4 H2 l3,8 l-4,6 l4,14 M-8,-4 v-12 M-8,-20 a3,3 0 1 0 .1,0 M-8,-12 l6,4 M12,20 l4,-6 l6,10',
  nuclear_submarines:
    'M-28,6 q4,-9 18,-9 h22 q14,2 16,9 q-2,8 -16,9 h-22 q-14,-1 -18,-9 z M-6,-3 v-9 h10 v9 M0,-12 v-6 h4 ' +
    waves,
  u_thant:
    'M-22,16 Q2,10 20,-16 M-10,11 q-8,-8 -2,-14 q8,4 2,14 M2,4 q-7,-9 0,-16 q7,6 0,16 M-4,9 q10,6 18,-2 q-8,-7 -18,2 M8,-3 q10,4 16,-5 q-9,-5 -16,5',
  containment:
    'M-24,18 V-10 l5,-6 l5,6 V18 M-10,18 V-10 l5,-6 l5,6 V18 M4,18 V-10 l5,-6 l5,6 V18 M18,18 V-10 l5,-6 l5,6 V18 M-28,2 H32',
  a_face_saver:
    'M-22,-14 q9,5 18,0 v14 q0,12 -9,16 q-9,-4 -9,-16 z M-17,-3 h4 M-8,-3 h4 M-17,6 q4,4 9,0 M4,-10 q9,5 18,0 v14 q0,12 -9,16 q-9,-4 -9,-16 z M9,1 h4 M18,1 h4 M9,13 q4,-4 9,0',
  scramble:
    'M-26,12 L20,-12 M20,-12 l-12,0 M20,-12 l-4,10 M-20,20 l14,-7 M-2,20 l14,-7 M-6,-2 l-4,-14 l6,2 l10,8 M2,-6 l12,14 l-6,2 l-14,-8',
  // United States
  mathematical_precision:
    'M-24,18 L20,18 L-24,-16 Z M-16,11 v-12 l14,12 z M6,-16 l14,20 M12,-18 a4,4 0 1 0 .1,0',
  excomm:
    'M0,4 m-24,0 a24,9 0 1 0 48,0 a24,9 0 1 0 -48,0 M-14,-12 a4,4 0 1 0 .1,0 M0,-15 a4,4 0 1 0 .1,0 M14,-12 a4,4 0 1 0 .1,0 M-8,4 h16',
  public_protests:
    'M-18,-18 h20 v14 h-20 z M-8,-4 V20 M6,-10 h18 v12 h-18 z M15,2 V20 M-14,-13 h12 M-14,-9 h8 M10,-5 h10',
  lessons_of_munich:
    'M-22,2 A22,20 0 0 1 22,2 Q14,-5 7,2 Q0,-5 -7,2 Q-14,-5 -22,2 Z M0,-18 V-22 M0,0 V16 a5,5 0 0 0 10,0',
  operation_mongoose:
    'M-28,14 q4,-18 20,-18 q10,0 16,-8 q6,-6 14,-2 l4,4 l-6,3 q-4,12 -14,14 l2,9 M-8,8 l-2,10 M-28,14 q-4,6 -6,2',
  air_strike:
    'M0,-20 q4,4 4,12 l20,10 v5 l-20,-3 v9 l7,5 v4 l-11,-2 l-11,2 v-4 l7,-5 v-9 l-20,3 v-5 l20,-10 q0,-8 4,-12 z',
  non_invasion_pledge:
    'M-18,-18 h28 q6,0 6,6 v26 h-28 q-6,0 -6,-6 z M-12,-9 h20 M-12,-2 h20 M-12,5 h12 M6,14 a6,6 0 1 0 .1,0 M4,22 l-3,4 M9,22 l3,4',
  offensive_missiles: missile(-14) + ' ' + missile(8) + ' M-28,20 H26',
  invasion_of_cuba: 'M-26,4 h30 l4,-8 h10 l8,8 v8 h-52 z M-26,4 l-4,6 M-22,4 v-8 h14 v8 ' + waves,
  quarantine: ship + ' ' + waves,
  u_2_photographs:
    'M-3,-22 q3,-5 6,0 l1,16 l26,5 v4 l-26,0 l-1,13 l8,4 v3 l-11,-1 l-11,1 v-3 l8,-4 l-1,-13 l-26,0 v-4 l26,-5 z',
  wave_and_smile: 'M0,-18 a18,18 0 1 0 .1,0 M-7,-6 v4 M7,-6 v4 M-9,5 q9,9 18,0',
  eyeball_to_eyeball:
    'M-30,0 q13,-14 26,0 q-13,14 -26,0 z M-17,-4 a4,4 0 1 0 .1,0 M4,0 q13,-14 26,0 q-13,14 -26,0 z M17,-4 a4,4 0 1 0 .1,0',
  // USSR
  mrbms_and_irbms: missile(-18) + ' ' + missile(2) + ' ' + missile(22) + ' M-32,20 H34',
  moscow_is_our_brain:
    'M-20,18 V0 h8 v18 M-16,0 q-6,-6 0,-12 q6,6 0,12 M-6,18 V-6 h12 V18 M0,-6 q-8,-8 0,-16 q8,8 0,16 M12,18 V0 h8 v18 M16,0 q-6,-6 0,-12 q6,6 0,12 M-26,18 H26',
  missile_trade: missile(-18) + ' ' + missile(18) + ' M-7,-8 h14 l-4,-4 M7,4 h-14 l4,4',
  fidel_castro:
    'M-22,2 Q-22,-14 0,-15 Q22,-14 22,2 Z M-26,2 H30 Q24,9 14,9 H-24 Z M0,-10 ' +
    star +
    ' M6,18 H24 M28,14 q3,-3 0,-6',
  berlin_blockade:
    'M-28,-4 h56 v8 h-56 z M-20,4 l8,-8 M-8,4 l8,-8 M4,4 l8,-8 M16,4 l8,-8 M-20,4 v16 M20,4 v16 M-26,20 h12 M14,20 h12',
  suez_hungary:
    'M-28,14 q10,-6 18,0 t18,0 t18,0 M-22,4 h18 l4,-8 h10 l4,8 h8 M0,-4 v-10 h14 l-4,3 l4,3 h-14',
  maskirovka:
    'M-22,-10 q22,10 44,0 v8 q0,18 -22,22 q-22,-4 -22,-22 z M-14,0 q5,-4 10,0 q-5,4 -10,0 M4,0 q5,-4 10,0 q-5,4 -10,0 M-7,10 q7,4 14,0',
  bay_of_pigs:
    'M-30,-2 q8,-12 18,-6 q4,12 12,14 q10,0 14,-12 q8,-8 16,4 M-30,-2 V20 H30 V-2 M-6,20 q6,-6 12,0',
  turn_back_the_ships:
    'M-10,10 l4,8 h24 l6,-9 h-10 v-5 h-8 v-9 M-2,10 H-10 M4,4 v6 M-8,-4 H-26 M-26,-4 l8,-7 M-26,-4 l8,7 M-26,-4 q0,18 12,20',
  strategic_balance:
    'M0,-16 V18 M-12,18 H12 M-24,-6 L24,-14 M-24,-6 l-6,14 h12 z M24,-14 l-6,14 h12 z',
  national_liberation:
    'M-8,20 V4 q-8,-2 -8,-10 v-8 q3,-3 6,0 v-3 q3,-3 6,0 v-1 q3,-3 6,0 v2 q3,-2 6,1 v9 q0,8 -6,10 V20 Z M-4,-14 v8 M2,-15 v9 M8,-12 v6',
  u_2_downed:
    'M-24,-14 l20,8 l8,-10 l4,1 l-3,12 l18,8 l-1,4 l-19,-4 l-6,10 l2,5 l-3,1 l-5,-6 l-8,-1 l0,-3 l6,-2 l2,-12 l-16,-8 z M14,16 l4,6 M20,12 l6,4',
  defensive_missiles:
    'M0,-20 q10,6 20,6 q0,24 -20,36 q-20,-12 -20,-36 q10,0 20,-6 z M-4,12 V-2 q0,-5 4,-8 q4,3 4,8 V12 z',
};
