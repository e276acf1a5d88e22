import { backdrop, CARD, poster, type Scene, verticalGradient } from '../../poster.ts';

/** A tasting flight on a barrel head, a copper still behind it, in beams of afternoon light. */
export const scene: Scene = {
  name: 'barrel-house',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, '#3b2a2c')}${room}${rack()}${still}${beams}${nearBarrel}${flight()}`,
      `${verticalGradient('beam', [0, '#ffe6a4'], [1, '#ffcf7a'])}${verticalGradient('rum', [0, '#f7b63e'], [1, '#b4601c'])}<radialGradient id="glow"><stop offset="0" stop-color="#ffe3a0" stop-opacity=".8"/><stop offset="1" stop-color="#ffc977" stop-opacity="0"/></radialGradient>${barrelEnd}`,
    ),
};

/** Limestone back wall, beams, a high window with hills in it, and the plank floor. */
const room =
  '<path d="M0 60H800V430H0Z" fill="#7d6454"/><path d="M0 60H140L210 430H0Z" fill="#5b4640"/><path d="M20 84h66v30H20ZM100 130h76v30h-76ZM480 90h70v28h-70ZM620 110h80v30h-80ZM730 160h60v30h-60ZM560 150h60v28h-60ZM470 200h50v26h-50ZM690 230h70v30h-70ZM740 320h60v28h-60ZM390 300h60v26h-60ZM420 372h70v26h-70ZM330 100h30v28h-30ZM340 250h60v26h-60Z" fill="#8f7561"/><path d="M560 80h50v24h-50ZM720 90h60v24h-60ZM440 250h60v26h-60ZM700 370h60v26h-60ZM380 210h60v26h-60Z" fill="#a3886d"/><path d="M164 92H308V250H164Z" fill="#4a3330"/><path d="M174 102H298V240H174Z" fill="#ffe9ae"/><path d="M174 176C200 160 230 172 250 168S280 158 298 164V240H174Z" fill="#d9a97a"/><path d="M174 200C210 186 250 200 298 188V240H174Z" fill="#a99a5a"/><path d="M196 206c-8-16 8-26 18-18 8-12 28-2 22 12 4 4 0 8-4 8Z" fill="#6f7a46"/><path d="M230 102h8v138h-8ZM174 166h124v7H174Z" fill="#4a3330"/><path d="M156 250H318V262H156Z" fill="#b98a5c"/><path d="M0 0H800V62H0Z" fill="#2c1f25"/><path d="M0 56H800V66H0Z" fill="#6d4634"/><path d="M90 0h44v66H90ZM380 0h44v66h-44ZM670 0h44v66h-44Z" fill="#4a3030"/><path d="M128 0h6v66h-6ZM380 0h6v66h-6ZM670 0h6v66h-6Z" fill="#8a5a3e"/><path d="M0 424H800V600H0Z" fill="#6b4634"/><path d="M0 440H800M0 464H800M0 496H800M0 540H800" stroke="#4f3329" stroke-width="3"/><path d="M290 424H620L800 560V600H330Z" fill="#c98a4c" opacity=".55"/>';

/** The head of a barrel on its side, lit from the upper left. */
const barrelEnd =
  '<g id="end"><circle r="46" fill="#5a3a2a"/><path d="M-46 0A46 46 0 0 1 0-46L0-38A38 38 0 0 0-38 0Z" fill="#c98c55"/><circle r="41" fill="#3a2a2c"/><circle r="38" fill="#a86a3e"/><path d="M-38 0A38 38 0 0 1-14-35V35A38 38 0 0 1-38 0Z" fill="#c98550"/><path d="M14-35A38 38 0 0 1 14 35Z" fill="#855030"/><path d="M-14-35V35M0-38V38M14-35V35" stroke="#6d4028" stroke-width="2"/><circle cy="22" r="4" fill="#e8c48c"/></g>';

function rack(): string {
  let barrels = '';
  for (const y of [380, 284]) barrels += `<use href="#end" x="46" y="${y}"/><use href="#end" x="146" y="${y}"/>`;
  return `<path d="M0 330H204V340H0ZM0 426H214V438H0Z" fill="#3a2728"/><path d="M0 330H204V333H0ZM0 426H214V430H0Z" fill="#a06a42"/>${barrels}<path d="M192 236h12v200h-12Z" fill="#3a2728"/><path d="M192 236h4v200h-4Z" fill="#a06a42"/>`;
}

/** Copper pot, onion head, swan neck and the column at its side. */
const still =
  '<g><path d="M486 424V402Q570 420 650 402V424Z" fill="#3d2a2a"/><path d="M480 380H656V408Q570 426 480 408Z" fill="#8d7466"/><path d="M480 380H520V416Q496 413 480 408Z" fill="#b89a80"/><path d="M478 384C462 330 484 282 540 270H598C654 282 674 330 658 384Q570 404 478 384Z" fill="#b85a2e"/><path d="M478 384C462 330 484 282 540 270H556C510 290 500 340 516 391Q492 389 478 384Z" fill="#f2a660"/><path d="M516 391C500 340 510 290 556 270H572C534 296 528 344 540 394Z" fill="#d97a40"/><path d="M620 393C640 350 634 296 598 270 654 282 674 330 658 384Q640 391 620 393Z" fill="#7d3626"/><path d="M538 272Q569 282 600 272V258H538Z" fill="#8a4028"/><path d="M538 272Q545 275 552 276V258H538Z" fill="#e8a05c"/><path d="M542 260C520 236 530 204 556 196H582C608 204 618 236 596 260Z" fill="#c0622f"/><path d="M542 260C520 236 530 204 556 196H562C540 214 540 240 554 260Z" fill="#f6b26c"/><path d="M596 260C618 236 608 204 582 196 600 216 600 240 586 260Z" fill="#86392a"/><path d="M558 198C556 160 560 130 590 118L700 138V156L598 142C582 148 580 170 580 198Z" fill="#c0622f"/><path d="M558 198C556 160 560 130 590 118L700 138V143L594 126C568 134 566 160 566 198Z" fill="#f6b26c"/><path d="M692 130h14v34h-14Z" fill="#86392a"/><path d="M680 164H736V424H680Z" fill="#b85a2e"/><path d="M680 164H694V424H680Z" fill="#f2a660"/><path d="M720 164H736V424H720Z" fill="#7d3626"/><path d="M676 160H740V172H676ZM676 230H740V238H676ZM676 300H740V308H676ZM676 370H740V378H676Z" fill="#e0a468"/><path d="M722 160H740V172H722ZM722 230H740V238H722ZM722 300H740V308H722ZM722 370H740V378H722Z" fill="#8a4a30"/><g fill="#ffe2a8"><circle cx="706" cy="202" r="12"/><circle cx="706" cy="270" r="12"/><circle cx="706" cy="338" r="12"/></g><g fill="#5d3a34"><circle cx="706" cy="202" r="8"/><circle cx="706" cy="270" r="8"/><circle cx="706" cy="338" r="8"/></g><circle cx="590" cy="334" r="24" fill="#8a4028"/><circle cx="588" cy="332" r="19" fill="#d97a40"/><circle cx="588" cy="332" r="12" fill="#6d3024"/><path d="M566 308l3 3M610 308l3 3M566 356l3 3M610 356l3 3" stroke="#ffd090" stroke-width="4" stroke-linecap="round"/></g>';

const beams =
  '<path d="M174 102 230 102 600 600H400L174 240Z" fill="url(#beam)" opacity=".22"/><path d="M238 102H298L760 560 700 600H640L238 210Z" fill="url(#beam)" opacity=".24"/><g fill="#fff2c8" opacity=".8"><circle cx="350" cy="250" r="2"/><circle cx="420" cy="300" r="1.6"/><circle cx="392" cy="214" r="1.6"/><circle cx="460" cy="340" r="2"/><circle cx="330" cy="320" r="1.8"/><circle cx="300" cy="200" r="1.6"/><circle cx="370" cy="366" r="1.6"/></g>';

/** The barrel that serves as the table, upright, with its hoops. */
const nearBarrel =
  '<path d="M230 600 520 600 620 560 540 540Z" fill="#2c1c20" opacity=".5"/><path d="M212 450C190 500 184 560 188 600H572C576 560 570 500 548 450Z" fill="#8a5433"/><path d="M212 450C190 500 184 560 188 600H262C252 560 256 500 270 450Z" fill="#c98a52"/><path d="M270 450C256 500 252 560 262 600H330C324 560 326 500 332 450Z" fill="#a86c40"/><path d="M490 450C510 500 512 560 506 600H572C576 560 570 500 548 450Z" fill="#5a3628"/><path d="M300 470 290 600M380 474V600M440 474 448 600" stroke="#6d402a" stroke-width="2.4"/><path d="M204 470Q380 516 556 470L562 490Q380 538 198 490ZM190 548Q380 598 570 548L572 570Q380 622 188 570Z" fill="#4a4247"/><path d="M204 470Q226 477 258 482L254 503Q222 498 198 490ZM190 548Q220 557 252 562L253 585Q216 580 188 570Z" fill="#a89c92"/><ellipse cx="380" cy="448" rx="172" ry="36" fill="#6d4530"/><ellipse cx="380" cy="444" rx="170" ry="33" fill="#d9a468"/><ellipse cx="380" cy="446" rx="158" ry="28" fill="#b97a48"/><path d="M240 434Q380 404 520 434M224 446H536M240 458Q380 484 520 458" fill="none" stroke="#9a6038" stroke-width="2"/><ellipse cx="380" cy="440" rx="190" ry="60" fill="url(#glow)"/>';

/** Four glasses on a mesquite paddle, from pale to dark. */
function flight(): string {
  const drinks = [['#fff0b8', '#f0cf74'], ['#ffd878', '#e3a23a'], ['#f7b04a', '#c9721f'], ['#d97a34', '#8a3c18']];
  const glasses = drinks
    .map(([light, dark], index) => `<g transform="translate(${272 + index * 66} ${440 + (index % 2)})scale(1.12)"><path d="M10 2 60 16 44 20-8 5Z" fill="#5d3424" opacity=".45"/><ellipse rx="17" ry="4" fill="#fff2d4" opacity=".9"/><path d="M-4-2-3-12H3L4-2Z" fill="#fff2d4"/><path d="M-15-72C-15-58-25-50-25-34-25-20-14-12 0-12S25-20 25-34C25-50 15-58 15-72Z" fill="#fff0cc" opacity=".45"/><path d="M-25-36C-25-20-14-12 0-12S25-20 25-36Z" fill="${dark}"/><path d="M4-13C18-14 25-22 25-36H12C13-26 11-18 4-13Z" fill="${light}"/><ellipse cy="-36" rx="25" ry="5" fill="${light}"/><ellipse cy="-72" rx="15" ry="3" fill="none" stroke="#fff7e0" stroke-width="1.8"/><path d="M-12-68C-12-56-21-48-21-37L-18-37C-18-48-9-56-9-68Z" fill="#fffaf0" opacity=".9"/></g>`)
    .join('');
  return `<path d="M226 438H496L500 434H540Q552 442 540 452H500L496 448H226Q214 446 226 438Z" fill="#4f2f26"/><path d="M226 434H496L500 430H540Q552 438 540 447H500L496 443H226Q214 440 226 434Z" fill="#7d4a30"/><path d="M226 434H496L500 430H540L542 433H502L498 437H224Z" fill="#c48652"/><ellipse cx="530" cy="438" rx="6" ry="2.6" fill="#b97a48"/>${glasses}`;
}
