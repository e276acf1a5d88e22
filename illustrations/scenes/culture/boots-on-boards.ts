import { backdrop, CARD, poster, type Scene, verticalGradient } from '../../poster.ts';

/**
 * A couple two-steps over worn boards in an old dance hall, a fiddler on the stage and pennants
 * overhead.
 */
export const scene: Scene = {
  name: 'boots-on-boards',
  draw: () =>
    poster(
      CARD,
      `${backdrop(CARD, '#4a2c33')}${ceiling}${walls()}${stage}${fiddler}${floor()}${sitters}${pennants()}${bulbs}${couple}`,
      `${verticalGradient('floor', [0, '#e0a055'], [0.5, '#b9703e'], [1, '#6e3d2f'])}<radialGradient id="pool"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffce7a" stop-opacity="0"/></radialGradient><radialGradient id="bulb"><stop offset="0" stop-color="#fff0be"/><stop offset=".3" stop-color="#ffd37a" stop-opacity=".5"/><stop offset="1" stop-color="#ffc15e" stop-opacity="0"/></radialGradient>`,
    ),
};

const ceiling =
  '<path d="M0 0H800L620 168H260Z" fill="#7a4638"/><path d="M0 0H60L288 168H260ZM130 0H200L330 168H308ZM270 0H340L384 168H366ZM410 0H476L436 168H420ZM540 0H606L490 168H474ZM670 0H730L546 168H528ZM800 0 620 168H588L770 0Z" fill="#8f5741"/><path d="M20 20H780L756 42H44ZM122 96H694L680 110H138ZM198 146H640L632 153H206Z" fill="#4a2a30"/><path d="M20 20H780L777 25H24ZM122 96H694L691 99H125ZM198 146H640L639 148H200Z" fill="#c07a4c"/>';

/** White-boarded walls with propped shutters, the evening blue outside. */
function walls(): string {
  let boards = '';
  for (let row = 1; row < 9; row++) {
    boards += `M0 ${row * 62 - 20}L260 ${168 + row * 27}M800 ${row * 62 - 20}L620 ${168 + row * 27}`;
  }
  const openings = [
    [30, 110, 402, 100, 178, 386],
    [150, 178, 384, 202, 204, 372],
    [226, 216, 366, 248, 226, 360],
  ];
  const left = openings.map(([x1, y1, y2, x2, y3, y4]) => `<path d="M${x1} ${y1}L${x2} ${y3}V${y4}L${x1} ${y2}Z" fill="url(#dusk)"/>`);
  return `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2e3c7a"/><stop offset=".6" stop-color="#8a6a98"/><stop offset="1" stop-color="#e79a6e"/></linearGradient><path d="M260 168H620V396H260Z" fill="#f0d8ac"/><path d="M0 0 260 168V396L0 500Z" fill="#dcb688"/><path d="M800 0 620 168V396L800 478Z" fill="#b98564"/><path d="${boards}" stroke="#a8744f" stroke-width="2" opacity=".55"/><path d="M260 195H620M260 222H620M260 249H620M260 276H620M260 303H620M260 330H620M260 357H620" stroke="#cfa878" stroke-width="2"/><g stroke="#f6e2b8" stroke-width="6">${left.join('')}</g><path d="M660 190 700 158V408L660 394ZM730 134 780 94V430L730 412Z" fill="#5e3a38"/><path d="M664 196 696 170V402L664 390ZM735 142 774 110V424L735 408Z" fill="#453e68"/>`;
}

const stage =
  '<path d="M440 190H606V352H440Z" fill="#7d2f3a"/><path d="M440 190h20q10 70-8 162h-12ZM484 190h16q6 80-4 162h-16ZM526 190h18q2 80 2 162h-18ZM570 190h36v162h-20q-14-80-16-162Z" fill="#a4434a"/><path d="M432 180H614V198q-22 14-45 0-22 14-46 0-22 14-46 0-22 14-45 0Z" fill="#c9584c"/><path d="M420 352H628V400H420Z" fill="#7c4a38"/><path d="M414 346H634V358H414Z" fill="#e3b074"/><path d="M450 362V398M486 362V398M522 362V398M558 362V398M594 362V398" stroke="#5f352f" stroke-width="2"/><path d="M560 262C552 256 556 244 566 246L568 232C564 204 562 204 566 178L570 178 572 232 576 246C586 244 590 256 582 262 578 276 592 290 594 306 596 330 582 338 570 338S544 330 546 306C548 290 564 276 560 262Z" fill="#b8652f"/><path d="M560 262C552 256 556 244 566 246L568 232 570 246 566 262C570 280 556 292 556 308 556 326 562 336 570 338 556 338 544 330 546 306 548 290 564 276 560 262Z" fill="#dd8a46"/><path d="M569 184h3v128h-3Z" fill="#3a2226"/><path d="M590 348 588 300C592 270 610 270 614 300L612 348Z" fill="#2d3d66"/><path d="M592 280C600 272 612 276 612 288L584 274 574 262 578 258Z" fill="#3f5484"/><circle cx="600" cy="262" r="10" fill="#b87a54"/><path d="M584 258Q600 250 616 258L612 262Q600 256 588 262ZM592 256C592 242 608 242 608 256Z" fill="#33242a"/><path d="M574 180q-10-8 0-12" fill="none" stroke="#b8652f" stroke-width="3"/>';

/** On the boards of the stage, bow drawn. */
const fiddler =
  '<g transform="translate(492 350)scale(1.06)"><path d="M-15-2-11-50H11L16-2H6L0-38-5-2Z" fill="#33446e"/><path d="M-17 1-16-6H-5L-4 1ZM5 1 6-6H17L18 1Z" fill="#3a2226"/><path d="M-14-48C-17-70-17-86-8-91H8C17-86 17-70 14-48Z" fill="#f3e6c8"/><path d="M4-91H8C17-86 17-70 14-48H6Z" fill="#cfae86"/><path d="M-12-48H12V-43H-12Z" fill="#5d3428"/><circle cx="-2" cy="-102" r="9.5" fill="#c98a62"/><path d="M-20-105Q-2-113 16-105L13-101Q-2-107-17-101ZM-11-106C-11-122-6-118-2-117 2-118 7-122 7-106Z" fill="#3a2a2e"/><path d="M-10-96-44-88-46-91-12-99Z" fill="#3a2226"/><path d="M-4-94C-10-100-20-97-20-92-24-92-30-90-29-86-28-81-18-82-16-86-10-85-4-88-4-94Z" fill="#c9622f"/><path d="M-13-84C-20-74-28-74-38-82L-42-88-37-90-32-84C-26-80-20-82-14-88Z" fill="#e8d4ac"/><path d="M12-88C22-80 24-72 18-66L-2-76-1-81 12-75C12-80 8-82 8-86Z" fill="#f8ecd0"/><path d="M-2-77-34-104-35-101-3-75Z" fill="#6d4030"/></g>';

/** Boards run to the back of the hall; some of them are worn pale. */
function floor(): string {
  const tones = ['#e9b267', '#a8633a', '#f0c078', '#8f5034', '#dba45c'];
  let boards = '';
  let seams = '';
  for (let board = -22; board < 22; board++) {
    const [far, near] = [440 + board * 9, 440 + board * 62];
    seams += `M${far} 396L${near} 600`;
    if (board % 3 === 0 || board % 5 === 0) boards += `<path d="M${far} 396h9L${near + 62} 600H${near}Z" fill="${tones[Math.abs(board) % 5]}" opacity=".5"/>`;
  }
  return `<path d="M0 500 260 396H620L800 478V600H0Z" fill="url(#floor)"/><clipPath id="boards"><path d="M0 500 260 396H620L800 478V600H0Z"/></clipPath><g clip-path="url(#boards)">${boards}<path d="${seams}" stroke="#7d4630" stroke-width="1.6" opacity=".6"/></g><ellipse cx="396" cy="494" rx="300" ry="84" fill="url(#pool)"/>`;
}

/** Watchers on the bench along the wall, hats and hair dark against the light. */
const sitters =
  '<path d="M0 446 214 388V400L0 464Z" fill="#6d4434"/><path d="M20 458h8v50h-8ZM120 430h7v44h-7Z" fill="#4a2a30"/><g fill="#4d3350"><path d="M28 462C22 420 30 398 50 398S78 420 74 452L96 458 92 500H80L78 474 44 478Z"/><circle cx="52" cy="384" r="14"/><path d="M28 380Q52 368 76 380L70 385Q52 376 34 385ZM39 380C38 356 66 356 65 380Z" fill="#33233a"/></g><g fill="#6a3f4e"><path d="M106 440C100 404 108 390 122 388S142 402 142 430L158 434 156 470H146L144 448 116 452Z"/><circle cx="122" cy="376" r="11.5"/><path d="M110 386C104 360 122 358 130 366 138 374 132 380 126 372 120 374 118 380 116 392Z" fill="#8a4a34"/></g><g fill="#43305a"><path d="M170 424C166 396 172 384 184 383S200 394 200 416L212 420 210 448H202L200 430 178 432Z"/><circle cx="184" cy="373" r="10"/><path d="M166 370Q184 361 202 370L198 374Q184 367 170 374ZM175 370C174 352 194 352 193 370Z" fill="#2c2038"/></g>';

/** Three strings of cloth pennants that cross under the rafters. */
function pennants(): string {
  const colors = ['#d9532c', '#f3d27a', '#3f5aa6', '#f6ead0'];
  const shapes = ['', '', '', ''];
  const strings: [number, number, number, number, number, number][] = [
    [-10, 96, 810, 84, 92, 19],
    [150, 116, 720, 120, 52, 17],
  ];
  let lines = '';
  for (const [x1, y1, x2, y2, sag, count] of strings) {
    lines += `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
    const height = count > 17 ? 34 : 24;
    for (let index = 0; index < count; index++) {
      const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)] as const;
      const [startX, startY] = at((index + 0.1) / count);
      const [endX, endY] = at((index + 0.9) / count);
      shapes[index % 4] += `M${Math.round(startX)} ${Math.round(startY)}L${Math.round(endX)} ${Math.round(endY)} ${Math.round((startX + endX) / 2)} ${Math.round((startY + endY) / 2 + height)}Z`;
    }
  }
  return `<path d="${lines}" fill="none" stroke="#3a2226" stroke-width="2"/>${shapes.map((shape, index) => `<path d="${shape}" fill="${colors[index]}"/>`).join('')}`;
}

const bulbs =
  '<path d="M210 30V116M420 30V84M640 30V116" stroke="#33202a" stroke-width="2.4"/><g fill="url(#bulb)"><circle cx="210" cy="132" r="80"/><circle cx="420" cy="100" r="92"/><circle cx="640" cy="132" r="80"/></g><path d="M188 126 204 112H216L232 126ZM398 94 414 80H426L442 94ZM618 126 634 112H646L662 126Z" fill="#33463f"/><g fill="#fff6d8"><circle cx="210" cy="130" r="8"/><circle cx="420" cy="98" r="9"/><circle cx="640" cy="130" r="8"/></g>';

/** He leads to the right of the picture; her skirt and hair swing out behind the turn. */
const couple =
  '<g transform="translate(368 498)scale(1.16)"><ellipse cx="8" cy="4" rx="98" ry="11" fill="#5a2c28" opacity=".5"/><path d="M14-44 20-6 30-6 31-46ZM40-46 62-16 71-22 58-50Z" fill="#c98a62"/><path d="M12-22 32-24 32-6 24 4H6L16-4ZM54-27 66-35 80-18 84-4 78-2 68-10Z" fill="#a8432f"/><path d="M8-100C2-80-4-60-8-40 20-22 64-22 102-42 84-62 50-80 36-100Z" fill="#c8402f"/><path d="M8-100C2-80-4-60-8-40L12-32C12-60 14-80 18-100ZM28-100C36-70 44-50 48-28L70-30C56-56 42-80 34-100Z" fill="#e8653f"/><path d="M-8-40C20-22 64-22 102-42L98-34C64-14 20-14-8-34Z" fill="#fbe9c8"/><path d="M8-98C4-118 8-136 14-146H32C42-134 40-114 36-98Z" fill="#c8402f"/><path d="M8-98C4-118 8-136 14-146H20C14-132 14-114 16-98Z" fill="#e8653f"/><path d="M18-152H28V-142H18Z" fill="#b87650"/><path d="M18-176C34-186 46-172 44-158 54-154 60-142 70-144 62-130 46-132 38-146 30-150 30-160 26-164Z" fill="#5b2c22"/><circle cx="21" cy="-162" r="11.5" fill="#d79a70"/><path d="M12-170C16-182 38-180 35-158 28-158 26-168 12-170Z" fill="#5b2c22"/><path d="M-50-98-52-12-36-12-30-60-20-60-2-12 12-16-10-98Z" fill="#34497c"/><path d="M-50-98-52-12-46-12-40-98Z" fill="#5470ab"/><path d="M-54-14H-35L-28 0-26 4H-54ZM-5-14 12-20 24-8 26-2 0 4Z" fill="#4a2a26"/><path d="M-50-96C-56-120-60-138-50-150-40-160-20-160-12-148-8-130-10-112-10-96Z" fill="#f7ecd2"/><path d="M-20-153C-10-148-8-130-10-96H-22C-16-116-14-136-20-153Z" fill="#d9bd93"/><path d="M-50-98H-10V-91H-50Z" fill="#5d3428"/><path d="M-36-164H-22V-150H-36Z" fill="#b4714a"/><circle cx="-27" cy="-170" r="12.5" fill="#c98a62"/><path d="M-40-168C-40-158-34-158-32-168Z" fill="#5b3826"/><path d="M-54-176C-44-184-10-186 0-174-12-172-44-170-54-176Z" fill="#f8e8c4"/><path d="M-42-177C-44-198-34-194-28-192-22-196-12-198-13-178Z" fill="#e9d0a0"/><path d="M-42-182Q-28-178-13-182V-178Q-28-174-42-177Z" fill="#7d4a34"/><path d="M16-142C4-136-12-142-26-150L-30-144C-16-130 6-126 20-130Z" fill="#d79a70"/><path d="M-44-148C-50-136-42-124-24-116L28-108 30-118-20-128-28-144Z" fill="#fff8e4"/><path d="M26-119 38-120C44-116 42-110 36-108L26-109Z" fill="#c98a62"/></g>';
