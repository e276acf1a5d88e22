import { grandOak, place, stamp } from '../../motifs.ts';
import { backdrop, dice, HERO, poster, ridge, round, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A dance hall at night, its doors rolled open: a band in the stage light, couples two-stepping,
 * lights out to the oaks.
 */
export const scene: Scene = {
  name: 'hero-entertainment',
  draw: () =>
    poster(
      HERO,
      `${backdrop(HERO, 'url(#sky)')}${night()}${yard}${lawn}<g transform="translate(310 168) scale(.8)">${hall}${band}${floor()}${dancers()}${front}${lights()}${step}</g>${pickup}`,
      `${verticalGradient('sky', [0, '#0c0f30'], [0.4, '#1e2258'], [0.66, '#45357a'], [0.78, '#7d4a86'])}${verticalGradient('wall', [0, '#8a3a3c'], [0.5, '#d9703f'], [1, '#f7b45c'])}
      <radialGradient id="halo"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".8"/><stop offset=".35" stop-color="#ffc465" stop-opacity=".25"/><stop offset="1" stop-color="#ffc465" stop-opacity="0"/></radialGradient>
      <g id="bulb"><circle r="28" cy="8" fill="url(#halo)"/><circle cy="8" r="6" fill="#ffedb8"/></g>${grandOak('oak', '#10122c', '#131a3a', '#1a2548', '#2a3760')}`,
    ),
};

function night(): string {
  const roll = dice(203);
  const sizes = ['', '', ''];
  for (let index = 0; index < 84; index++) {
    sizes[index % 9 === 0 ? 2 : index % 2] += `M${Math.round(roll() * 1600)} ${Math.round(roll() ** 1.4 * 470)}v.1`;
  }
  return `<g stroke="#fff3d4" stroke-linecap="round"><path d="${sizes[0]}" stroke-width="2"/><path d="${sizes[1]}" stroke-width="3" opacity=".75"/><path d="${sizes[2]}" stroke-width="5"/></g>
  <path transform="translate(1010)" d="M402 96a46 46 0 1 0 58 62 38 38 0 1 1-58-62Z" fill="#fdeec4"/><path d="${ridge({ frame: HERO, y: 596, amplitude: 70, swells: 6, seed: 23 })}" fill="#3a3068"/><path d="${ridge({ frame: HERO, y: 630, amplitude: 60, swells: 5, seed: 4 })}" fill="#272655"/>
  <path d="M508 640V470h6v170ZM566 640V470h6v170ZM537 640V476h5v164ZM508 560l60-50v5l-60 50ZM508 510l60 50v5l-60-50Z" fill="#15173a"/><path d="M496 472V402h88v70Z" fill="#1d2050"/><path d="M556 472V402h28v70Z" fill="#4a3a72"/><path d="M488 404 540 372 592 404Z" fill="#15173a"/><path d="M540 372 592 404H560Z" fill="#4a3a72"/><path d="M494 424h92v4h-92ZM494 450h92v4h-92Z" fill="#15173a"/>`;
}

const yard = `<path d="M0 900V668C240 650 480 664 700 668H1600V900Z" fill="#1a2145"/>${stamp('oak', 110, 690, 1.5)}${place('oak', 380, 680, -0.8, 0.8)}${place('oak', 1560, 690, 1.2, 1.6)}<path d="M0 900V730C240 712 480 722 700 728 1000 740 1300 740 1600 726V900Z" fill="#222a50"/>`;

/** The inside of the hall: back wall in the stage light, rafters, beams of light. */
const hall = `<path d="M640 720V372L1050 196 1460 372V720Z" fill="url(#wall)"/><path d="M640 372 1050 196 1460 372V392L1050 232 640 392Z" fill="#4a2233"/>
<path d="M700 356h700v12H700ZM1044 226h12v132h-12ZM820 356 920 276h14L838 356ZM1280 356 1180 276h-14L1262 356ZM880 356 1044 260v12L900 356ZM1220 356 1056 260v12L1200 356Z" fill="#5c2836"/><path d="M700 356h700v4H700Z" fill="#e88a4e"/>
<path d="M640 372h34v348h-34ZM1426 372h34v348h-34Z" fill="#6e3038"/><path d="M674 420h60v120h-60ZM1366 420h60v120h-60Z" fill="#35244e"/><path d="M701 420h5v120h-5ZM674 478h60v5h-60ZM1394 420h5v120h-5ZM1366 478h60v5h-60Z" fill="#7a3a3c"/>
<path d="M846 398 760 640h170l-68-242ZM1238 398l-60 242h170l-92-242Z" fill="#ff9db0" opacity=".2"/><path d="M1034 396 930 640h240L1066 396Z" fill="#fff0b0" opacity=".42"/><path d="M838 372h32l4 28h-40ZM1034 370h32l4 28h-40ZM1230 372h32l4 28h-40Z" fill="#2c1830"/><path d="M836 398h36l-2 8h-32ZM1032 396h36l-2 8h-32ZM1228 398h36l-2 8h-32Z" fill="#fff6d8"/>
<path d="M800 606H1300V646H800Z" fill="#5a2a34"/><path d="M790 600H1310V612H790Z" fill="#e8a05a"/><path d="M840 612h3v34h-3ZM920 612h3v34h-3ZM1000 612h3v34h-3ZM1080 612h3v34h-3ZM1160 612h3v34h-3ZM1240 612h3v34h-3Z" fill="#3d1c2c"/><path d="M806 552h44v50h-44ZM1252 552h44v50h-44Z" fill="#2c1830"/><path d="M815 574a13 13 0 1 1 26 0 13 13 0 1 1-26 0ZM1261 574a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z" fill="#5c2836"/>`;

/** Fiddle, drums, singer with a guitar, upright bass; their heads take the light of the lamps. */
const band = `<g fill="#2c1830"><path d="M890 602 886 552 880 520C880 506 886 500 896 500H908C918 500 922 508 922 520L916 552 914 602H904L902 560 899 602Z"/><circle cx="902" cy="487" r="10"/><path d="M882 484C890 480 890 470 902 470 914 470 914 480 922 484 914 488 890 488 882 484Z"/><path d="M896 506 868 522 874 532 906 516ZM918 508 948 500 950 508 920 520Z"/></g><path d="M908 504C914 496 924 498 926 502L954 496 955 501 928 508C924 514 912 514 908 504Z" fill="#a84a2a"/><path d="M930 478 952 522 949 523 927 480Z" fill="#ffe0a0"/>
<g fill="#3d1c30"><path d="M968 602V566a24 24 0 0 1 48 0v36ZM952 556h26v26h-26ZM1004 552h22v24h-22Z"/><circle cx="990" cy="512" r="9"/><path d="M976 548C974 530 980 524 990 524 1000 524 1006 530 1004 548Z"/></g><path d="M936 532 968 526v4L936 536ZM1014 524 1040 530v4L1014 528Z" fill="#ffd27c"/><path d="M974 570a18 18 0 0 1 36 0 18 18 0 0 1-36 0Z" fill="#8a3a3c"/>
<g fill="#2c1830"><path d="M1052 602 1048 546 1042 512C1042 496 1050 490 1060 490H1076C1086 490 1092 498 1092 512L1086 546 1084 602H1072L1068 560 1064 602Z"/><circle cx="1068" cy="474" r="12"/><path d="M1042 470C1054 466 1054 452 1068 452 1082 452 1082 466 1094 470 1084 476 1052 476 1042 470Z"/><path d="M1112 602V478h3v124ZM1098 602h30v4h-30ZM1114 480 1096 472 1098 468 1116 476Z"/></g><path d="M1040 534C1036 520 1050 514 1060 522 1066 514 1080 516 1080 528 1080 542 1064 544 1058 538 1052 548 1042 546 1040 534Z" fill="#d9742e"/><path d="M1072 524 1118 506 1120 511 1075 530Z" fill="#5c2836"/><path d="M1048 500 1036 528 1056 536 1058 530 1046 524 1054 508ZM1086 502 1104 522 1112 514 1108 510 1104 512 1092 498Z" fill="#2c1830"/>
<g fill="#2c1830"><path d="M1196 602 1192 552C1186 520 1190 504 1202 502H1214C1226 504 1228 520 1224 552L1220 602H1210L1208 562 1204 602Z"/><circle cx="1208" cy="488" r="10"/><path d="M1198 486C1196 474 1220 472 1219 486 1214 480 1204 480 1198 486Z"/></g><path d="M1160 602C1144 594 1146 572 1158 562 1150 548 1156 532 1168 530L1170 470H1176L1178 530C1190 532 1196 548 1188 562 1200 572 1202 594 1186 602Z" fill="#a84a2a"/><path d="M1178 530C1190 532 1196 548 1188 562 1200 572 1202 594 1186 602H1176Z" fill="#d9742e"/><path d="M1166 462h14v10h-14ZM1172 472h3v118h-3Z" fill="#2c1830"/><path d="M1196 510 1176 502 1174 508 1194 522Z" fill="#2c1830"/>`;

/** Boards that run to the stage and spill their light into the yard. */
function floor(): string {
  let boards = '';
  for (let index = -4; index <= 4; index++) {
    boards += `M${1050 + index * 60} 646L${1050 + index * 92} 842h3L${1052 + index * 60} 646Z`;
  }
  return `<path d="M674 646H1426L1460 720 1500 842H600L640 720Z" fill="#b5643c"/><path d="M800 646H1300L1400 842H700Z" fill="#e0924e"/><path d="M930 646H1170L1220 842H880Z" fill="#f8c878"/><path d="${boards}" fill="#7a3a34" opacity=".45"/>`;
}

/**
 * Couples: `closed` in the two-step hold, `twirl` with her under his arm. Darker than the floor,
 * rimmed by the stage.
 */
function couple(x: number, y: number, scale: number, turn: boolean, shirt: string, jeans: string, dress: string, rim: string, flip: number): string {
  const shadow = '<path d="M-70 2C-30-8 50-8 84 4 60 18-40 20-70 2Z" fill="#5c2836" opacity=".5"/>';
  const man = `<path d="M-38-94H-16L-22-48-30-6-24 0H-46L-40-8-40-50ZM-26-94H-4L2-50-2-8 8 0H-16L-14-46Z" fill="${jeans}"/><path d="M-38-92C-42-120-42-138-30-146H-10C0-142 0-120-4-92Z" fill="${shirt}"/><path d="M-38-92C-42-120-42-138-30-146H-24C-32-134-33-114-30-92Z" fill="${rim}"/><path d="M-22-152h10v10h-10Z" fill="#6e3a30"/><circle cx="-16" cy="-160" r="11" fill="#7a4434"/><path d="M-39-165C-28-168-28-184-16-182-4-184-6-168 7-165-4-160-28-160-39-165Z" fill="#2a1a34"/><path d="M-39-165C-28-168-28-184-16-182-20-176-22-170-20-165Z" fill="${rim}"/>`;
  const skirt = turn
    ? 'M12-92C-4-72-30-56-42-46-12-28 54-26 84-46 66-58 44-72 36-92Z'
    : 'M12-92C2-62-4-42-8-28 12-18 42-18 60-30 48-52 40-72 36-92Z';
  const woman = `<path d="M12-36 10-6 2 0H20L22-36ZM30-36 36-6 32 0H50L42-36Z" fill="#7a4434"/><path d="M12-4 2 2H20V-6ZM36-6 30 2H52L48-8Z" fill="#2a1a34"/><path d="${skirt}" fill="${dress}"/><path d="M10-90C8-110 10-128 18-136H32C40-130 40-110 37-90Z" fill="${dress}"/><path d="M30-136C40-130 40-110 37-90 44-72 ${turn ? '66-58 84-46 76-42' : '48-52 60-30 54-27'} 68-40C52-60 34-74 30-92Z" fill="${rim}"/><path d="M20-144h9v10h-9Z" fill="#9a5c40"/><circle cx="22" cy="-151" r="10.500" fill="#9a5c40"/><path d="M12-154C12-168 36-168 36-150 40-138 38-128 33-122 29-132 30-144 25-156Z" fill="#3a1c28"/>`;
  const arms = turn
    ? `<path d="M-14-142-2-188 6-186-4-130-16-128Z" fill="${shirt}"/><path d="M30-136 6-190-2-186 18-128Z" fill="#9a5c40"/>`
    : `<path d="M-12-140 16-118 34-120 35-111 14-107-18-124Z" fill="${shirt}"/><path d="M14-130-16-140-24-134-22-130 10-120Z" fill="#9a5c40"/>`;
  return `<g transform="translate(${x} ${y}) scale(${round(scale * flip * 100) / 100} ${scale})">${shadow}${man}${woman}${arms}</g>`;
}

function dancers(): string {
  return `${couple(770, 690, 0.62, false, '#5a3050', '#2c1f44', '#8a3440', '#f2a45c', 1)}${couple(1330, 694, 0.64, true, '#6a3440', '#2c1f44', '#35406e', '#f2a45c', -1)}
  ${couple(1212, 752, 0.84, false, '#2f3a6a', '#221c3e', '#a03a3c', '#ffc070', -1)}${couple(870, 772, 0.92, true, '#7a2f3a', '#241d40', '#3a4a8a', '#ffc070', 1)}${couple(1050, 806, 1.04, true, '#27426a', '#1d1838', '#b8383c', '#ffd58a', -1)}`;
}

/** The white-boarded front and the tin roof, lit only along the opening. */
const front = `<path d="M560 400 1050 176 1540 400V374L1050 148 560 374Z" fill="#5f6090"/><path d="M560 374 1050 148 1540 374 1530 378 1050 158 570 380Z" fill="#a6a0c4"/><path d="M560 400 1050 176 1540 400 1500 402 1050 198 600 402Z" fill="#2a2450"/>
<path d="M582 392 648 364V742H582ZM1452 364 1518 392V742H1452Z" fill="#6d6896"/><path d="M582 420h66v3h-66ZM582 452h66v3h-66ZM582 484h66v3h-66ZM582 516h66v3h-66ZM582 548h66v3h-66ZM582 580h66v3h-66ZM582 612h66v3h-66ZM582 644h66v3h-66ZM582 676h66v3h-66ZM582 708h66v3h-66ZM1452 420h66v3h-66ZM1452 452h66v3h-66ZM1452 484h66v3h-66ZM1452 516h66v3h-66ZM1452 548h66v3h-66ZM1452 580h66v3h-66ZM1452 612h66v3h-66ZM1452 644h66v3h-66ZM1452 676h66v3h-66ZM1452 708h66v3h-66Z" fill="#4b4878"/><path d="M640 368h12v374h-12ZM1448 368h12v374h-12Z" fill="#f2b070"/>
<path d="M1050 214l6 17 18 1-14 11 5 17-15-10-15 10 5-17-14-11 18-1Z" fill="#ffd98a"/>`;

function lights(): string {
  let wires = '';
  let bulbs = '';
  for (const [x0, y0, x1, y1, drop, count] of [[600, 396, 1050, 190, -20, 9], [1050, 190, 1500, 396, -20, 9], [1500, 396, 1700, 470, 50, 4]] as const) {
    wires += `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + drop * 2} ${x1} ${y1}`;
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      bulbs += `<use href="#bulb" x="${Math.round(x0 + (x1 - x0) * t)}" y="${Math.round(y0 + (y1 - y0) * t + 4 * drop * t * (1 - t))}"/>`;
    }
  }
  return `<path d="${wires}" fill="none" stroke="#10122c" stroke-width="2.500"/>${bulbs}`;
}

/** An old pickup parked under the oak. */
const pickup = `<g transform="translate(250 790)"><path d="M-120 8C-60-4 160-4 214 10 160 24-70 24-120 8Z" fill="#10152f" opacity=".7"/><path d="M-110-14V-52C-110-60-104-62-98-62H10L24-98C28-106 34-108 42-108H92C102-108 106-104 110-96L126-62 176-56C190-54 196-46 196-34V-14Z" fill="#35406e"/><path d="M126-62 176-56C190-54 196-46 196-34H120L110-62ZM92-108C102-108 106-104 110-96L114-88H100L92-100H42Z" fill="#6f6fa4"/><path d="M26-64 36-94H64V-64ZM72-64V-94H94L112-64Z" fill="#171b40"/><path d="M-110-30H196V-24H-110Z" fill="#232a54"/><path d="M186-46h12v12h-12Z" fill="#ffe2a0"/><path d="M-86-10a24 24 0 1 1 48 0 24 24 0 1 1-48 0ZM122-10a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z" fill="#0e1130"/><path d="M-72-10a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM136-10a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z" fill="#6f6fa4"/></g>`;

const lawn = '<path d="M0 900V858C200 846 420 856 600 862H1500C1540 860 1580 856 1600 854V900Z" fill="#141a3a"/>';

const step = `<path d="M600 842H1500L1520 862H584Z" fill="#5a2a34"/><path d="M600 842H1500L1504 848H596Z" fill="#ffd98a"/><path d="M640 862H1460L1560 900H540Z" fill="#a8603c" opacity=".45"/>`;
