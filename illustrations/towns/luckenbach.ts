import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** Luckenbach's weathered general store under a big live oak, string lights between them, a chicken in the yard. */
export const scene: Scene = {
  name: 'luckenbach',
  draw: () => {
    const far = ridge({ frame: FACE, y: 262, amplitude: 60, swells: 3, seed: 14 });
    const near = ridge({ frame: FACE, y: 300, amplitude: 30, swells: 5, seed: 10 });
    return poster(
      FACE,
      `<circle cx="166" cy="204" r="48" fill="#ffe2a0"/><path d="${far}" fill="#3f221c" opacity=".5"/><path d="${near}" fill="#331b19" opacity=".8"/><path d="M0 352H800V450H0Z" fill="#a8733f"/><path d="M0 352H800v9H0Z" fill="#f4c57c"/><path d="M420 366q190-16 380 10v40q-200 20-380-50" fill="#6e4428" opacity=".7"/>${oak}${store}${leaves}${lights}${chicken}`,
    );
  },
};

const oak =
  '<path d="M586 384C620 330 622 270 606 216 590 174 556 150 510 130L524 112C568 124 600 146 620 178 624 140 620 110 606 70H636C650 110 654 146 652 184 668 150 700 128 744 116L756 134C706 150 682 190 680 240 680 300 690 350 716 384Z" fill="#2c1916"/><path d="M586 384C620 330 622 270 606 216 590 174 556 150 510 130L514 124C570 138 606 170 624 214 642 280 640 340 622 384Z" fill="#7a4c32"/>';

const store = [
  '<path d="M470 216H566V356H470Z" fill="#5a3826"/><path d="M352 130H470L588 220V234H470Z" fill="#46291f"/><path d="M490 264h40v44h-40Z" fill="#ffc860"/>',
  '<path d="M236 356V226L352 142 470 226V356Z" fill="#c9a07a"/><path d="M352 142 470 226V356H352Z" fill="#a87b58"/><path d="M256 356V214M280 356V198M304 356V180M328 356V162M376 356V162M400 356V180M424 356V198M448 356V214" stroke="#7d5439" stroke-width="3"/>',
  '<path d="M222 238 352 128 488 238 480 248 352 148 230 248Z" fill="#f3cf9c"/><path d="M352 128 488 238 480 248 352 148Z" fill="#6e4630"/><path d="M306 196h92v30h-92Z" fill="#fbe9c2"/><path d="M318 211h68" stroke="#9c3f2c" stroke-width="7"/>',
  '<path d="M240 286H466V356H240Z" fill="#40261d"/><path d="M326 300h54v56h-54Z" fill="#ffc860"/><path d="M260 302h42v36h-42ZM404 302h42v36h-42Z" fill="#ffc860"/><path d="M353 300v56M281 302v36M425 302v36" stroke="#40261d" stroke-width="5"/>',
  '<path d="M232 254H474L496 290H210Z" fill="#9b5238"/><path d="M232 254H352V290H210Z" fill="#d98452"/><path d="M222 290h9v66h-9ZM306 290h9v66h-9ZM391 290h9v66h-9ZM475 290h9v66h-9Z" fill="#f3cf9c"/><path d="M204 352H502v10H204Z" fill="#5a3826"/><path d="M506 362v-40q16-6 32 0v40q-16 4-32 0" fill="#8a5a38"/>',
].join('');

const leaves =
  '<path d="M356 92C350 56 400 36 430 50 436 10 500-6 540 14 580-20 660-16 690 10 730-10 790-4 800 10V190C770 206 730 196 716 172 690 190 650 180 636 152 606 172 566 160 554 138 520 156 480 150 466 124 430 144 370 134 356 92Z" fill="#36401f"/><path d="M356 92C350 56 400 36 430 50 436 10 500-6 540 14 580-20 660-16 690 10 650 14 624 34 622 62 590 44 550 60 540 84 510 64 470 74 460 98 424 78 380 80 356 92ZM690 100c20-30 70-40 110-20-40 4-60 20-66 50-10-20-24-30-44-30" fill="#96963f"/>';

const lights =
  '<path d="M352 134Q480 230 636 206T800 210" fill="none" stroke="#2c1916" stroke-width="3"/><path d="M386 158h.1M422 178h.1M460 194h.1M500 205h.1M542 211h.1M586 211h.1M630 207h.1M674 202h.1M718 201h.1M762 206h.1" stroke="#ffe9a0" stroke-width="13" stroke-linecap="round"/>';

const chicken =
  '<g transform="translate(-118 2)"><path d="M318 442V420M346 442V420M308 442h18M336 442h18" stroke="#e9a13a" stroke-width="5"/><path d="M272 346C296 342 304 368 322 376 350 384 362 366 380 346 400 372 392 424 340 428 290 428 276 396 282 376Z" fill="#9c3f2c"/><path d="M272 346C296 342 304 368 322 376 334 396 320 416 312 422 284 412 276 392 282 376Z" fill="#f08a4a"/><path d="M272 346 254 358 274 366Z" fill="#ffd27a"/><path d="M266 346q-4-18 8-14 4-12 12-2 12-4 8 14ZM268 366q-4 16 6 16 8-4 4-16Z" fill="#d8342c"/><path d="M326 388q26 10 46-10-4 36-34 32-14-6-12-22" fill="#5a241f"/><path d="M368 360C372 338 392 326 410 336 396 344 396 366 384 384Z" fill="#3a1a1a"/></g>';
