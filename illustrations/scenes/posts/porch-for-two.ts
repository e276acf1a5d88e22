import { at, fill, line, shadow } from '../../kit/at.ts';
import { lamplit, shade, tint } from '../../kit/color.ts';
import { litScene } from '../../kit/event-scene.ts';
import { wineGlass } from '../../kit/instruments.ts';
import { boards } from '../../kit/land.ts';
import { halo } from '../../kit/lights.ts';
import { person } from '../../kit/people.ts';
import { hills } from '../../kit/skies.ts';
import { belt } from '../../kit/trees.ts';

const WOOD = '#8a5a3c';
const SEAT = '#a86f48';
const RED = '#c2453f';
/** The porch's frame: two posts, a beam, a railing open in the middle. */
const frame = fill(shade(WOOD, 0.3), 'M0 0H800V54H0Z') + fill(tint(WOOD, 0.15), 'M0 46H800V60H0Z') + fill(WOOD, 'M40 54H78V470H40ZM722 54H760V470H722Z') + fill(shade(WOOD, 0.3), 'M66 54H78V470H66ZM748 54H760V470H748Z') + line(shade(WOOD, 0.1), 9, 'M0 380H40M0 452H40M78 380H160M78 452H160M640 380H722M640 452H722M760 380H800M760 452H800') + line(shade(WOOD, 0.15), 6, 'M100 380V452M130 380V452M670 380V452M700 380V452') + line(shade(WOOD, 0.1), 11, 'M160 372V464M640 372V464');
/** The swing from the front, on two chains; what is behind the couple, and what is before them. */
const back = fill(SEAT, 'M190 292H550V308H190ZM190 326H550V340H190ZM190 360H550V374H190Z') + fill(shade(SEAT, 0.3), 'M178 280h16v140h-16ZM546 280h16v140h-16Z') + fill(shade(SEAT, 0.12), 'M190 398H550L566 424H174Z');
const front = fill(tint(SEAT, 0.2), 'M158 422H582V442H158Z') + fill(shade(SEAT, 0.3), 'M158 437H582V443H158Z') + fill(shade(SEAT, 0.2), 'M178 380h12v44h-12ZM550 380h12v44h-12Z') + fill(SEAT, 'M160 370H202V381H160ZM538 370H580V381H538Z') + line('#4a3a38', 4, 'M168 60V428M572 60V428');
/** Shins and shoes of two who sit toward us, below the blanket. */
const shoe = (x: number, y: number, color: string) => at(x, y, 1, fill(color, 'M-12 0C-14-10-8-18 0-18 8-18 14-10 12 0 6 3-6 3-12 0Z'));
const legs = line('#66708c', 19, 'M300 440 297 492M338 440 343 492') + line('#a8808f', 16, 'M392 440 388 490M426 440 419 490') + shoe(296, 511, '#2f2428') + shoe(345, 510, '#2f2428') + shoe(386, 507, '#8a4a38') + shoe(419, 508, '#8a4a38');
/** The blanket: over both laps, rounded by four knees, its folds falling to the hem, a corner on the seat. */
const blanket = fill(RED, 'M240 408C256 402 274 392 290 384 310 376 340 378 364 382 392 376 430 374 448 384 464 396 470 424 474 462 464 470 452 458 440 458 428 458 422 468 410 468 398 468 392 460 380 462 368 464 364 472 350 470 336 468 330 460 316 464 304 468 290 474 278 470L258 492C250 474 240 456 228 440 230 428 234 416 240 408Z');
const folds = fill(shade(RED, 0.25), 'M284 400C276 424 272 446 278 470L258 492C262 462 266 426 284 400ZM320 414C326 432 324 448 334 465L318 464C322 446 320 430 320 414ZM366 392C374 416 372 442 384 462L364 468C372 444 368 418 366 392ZM410 414C414 434 410 450 416 467L400 467C408 450 408 434 410 414ZM452 388C464 400 470 424 474 462L456 461C460 434 460 410 452 388Z');
const shine = fill(tint(RED, 0.13), 'M286 408C290 396 312 394 317 408 308 402 294 402 286 408ZM324 408C329 396 352 396 358 410 350 403 334 403 324 408ZM374 410C380 397 400 397 406 408 398 403 384 403 374 410ZM413 408C419 396 440 396 446 408 438 402 424 402 413 408Z');
const stripes = line('#f2d9a0', 4, 'M234 424C250 420 266 414 284 418 296 416 310 420 320 430 332 416 354 418 366 428 378 416 400 418 410 428 420 416 446 416 464 426M254 474C262 466 270 458 280 456 300 458 306 450 320 448 334 448 340 456 352 456 366 456 372 446 384 446 396 446 400 454 412 454 424 454 432 444 444 444 456 444 462 450 471 446M306 382C296 410 298 440 300 466M346 380C340 408 340 440 346 468M390 379C384 408 386 436 390 461M430 379C430 408 430 436 432 459M258 401C246 420 246 446 250 474');
const lantern = `${fill('#2f2a38', 'M-20 0H20V-8H-20ZM-18-74H18L10-90H-10Z') + line('#2f2a38', 4, 'M-16-8V-74M16-8V-74M0-90V-104M-14-104a14 14 0 0 1 28 0')}<path d="M-13-10V-72H13V-10Z" fill="#FFD98A"/><path d="M0-14C-10-26-2-40 0-54 6-40 10-26 0-14Z" fill="#FFF6D8"/>`;

/** Two under one blanket on a porch swing, the first stars. */
export const scene = litScene(
  { name: 'porch-for-two', hour: 'dusk', sky: 'dusk blue', moon: [276, 146] },
  hills('dusk blue', 340, 18) + belt(440, '#4f7050', 60, 7) + boards('#9a6a48', 462),
  halo(598, 480, 260, '#ffc978', 0.65) + frame + shadow(366, 510, 190) + back,
  lamplit(person(328, 491, 236, { pose: 'sit', top: '#3f6a8c', bottom: '#4a4048', beard: '#5a3a28', lean: 6 }) + person(420, 491, -228, { pose: 'sit', top: '#f0dfba', bottom: '#6a4a5c', hairdo: 'long', hair: '#5a2f22', lean: 6 })),
  front + lamplit(legs + blanket + folds + shine + stripes),
  shadow(572, 588, 74) + fill('#6a4432', 'M508 526H630V538H508ZM520 538h10v50h-10ZM608 538h10v50h-10Z') + at(602, 526, 0.9, lantern) + lamplit(wineGlass(532, 528, 0.58) + wineGlass(562, 529, 0.58)),
);
