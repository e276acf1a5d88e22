import { at } from './at.ts';

/**
 * The Vereins Kirche on Fredericksburg's Marktplatz, the one drawing for every picture that shows
 * it: an octagon of pale stone, three of its faces to us, under an eight-sided roof with cupola and
 * weathercock. Its foot is at x, y; 450 units tall at scale 1, lit from the left.
 */
export function vereinsKirche(x: number, y: number, scale: number): string {
  return at(x, y, scale, `<g transform="translate(-400 -462)">${KIRCHE}</g>`);
}

/** The same without joints, glazing bars and steps, for a picture of few bytes. */
export function plainVereinsKirche(x: number, y: number, scale: number): string {
  return at(x, y, scale, `<g transform="translate(-400 -462)">${KIRCHE.replace(/<path [^>]*(?:stroke=|opacity=)[^>]*>/g, '')}</g>`);
}

const KIRCHE = `<path d="M210 452C330 440 520 440 640 470 560 482 420 474 400 468Z" fill="#55703f" opacity=".8"/>
  <path d="M222 282 304 300V456L222 444Z" fill="#fbeccd"/><path d="M304 300H496V456H304Z" fill="#ecd3ac"/><path d="M496 300 578 282V444L496 456Z" fill="#a58a7c"/>
  <path d="M222 388 304 404V456L222 444Z" fill="#d9bf98"/><path d="M304 404H496V456H304Z" fill="#c7a780"/><path d="M496 404 578 388V444L496 456Z" fill="#8a7068"/>
  <path d="M222 414 304 430M304 430H496M496 430 578 414M250 394v24M278 420v30M340 404v26M400 404v4M460 404v26M320 430v26M370 430v6M430 430v6M480 430v26" stroke="#a98a68" stroke-width="2"/>
  <path d="M296 299h16v157h-16Z" fill="#fff6de"/><path d="M488 299h16v157h-16Z" fill="#d4b48f"/><path d="M222 282h10v164l-10-2Z" fill="#fff6de"/><path d="M568 284l10-2v162l-10 1Z" fill="#8a7068"/>
  <path d="M244 318a16 22 0 0 1 34 7V380L244 374Z" fill="#5d6b80"/><path d="M250 320a10 16 0 0 1 22 5V376L250 372Z" fill="#8fb0b8"/><path d="M522 325a16 22 0 0 1 34-7V374L522 380Z" fill="#4b4a62"/>
  <path d="M322 326a17 20 0 0 1 34 0V382H322ZM444 326a17 20 0 0 1 34 0V382H444Z" fill="#5d6b80"/><path d="M327 328a12 15 0 0 1 24 0V378H327ZM449 328a12 15 0 0 1 24 0V378H449Z" fill="#7e9aa8"/><path d="M338 312v68M327 346h24M460 312v68M449 346h24M261 310v66M539 308v68" stroke="#fbeccd" stroke-width="2.500"/>
  <path d="M366 456V346a34 38 0 0 1 68 0V456Z" fill="#fff6de"/><path d="M374 456V348a26 30 0 0 1 52 0V456Z" fill="#7a4632"/><path d="M374 348a26 30 0 0 1 52 0Z" fill="#e7b866"/><path d="M398 320h4V456h-4ZM374 348h52v5h-52Z" fill="#54302a"/><path d="M380 362h14v34h-14ZM406 362h14v34h-14ZM380 404h14v42h-14ZM406 404h14v42h-14Z" fill="#97593c"/><path d="M356 454h88v6h-88ZM346 460H454v7H346Z" fill="#e3cda2"/>
  <path d="M204 280 330 196H470L596 280 504 304H296Z" fill="#6f6470"/><path d="M204 280 330 196H352L296 304Z" fill="#c9a48e"/><path d="M296 304 352 196H448L504 304Z" fill="#94808a"/><path d="M504 304 448 196H470L596 280Z" fill="#5b5064"/>
  <path d="M204 280 296 304H504L596 280V288L504 313H296L204 288Z" fill="#fff0cf"/><path d="M504 304 596 280V288L504 313Z" fill="#7f6a68"/>
  <path d="M250 292 341 197M346 300 376 197M454 300 424 197M400 303V197M550 292 459 197M234 287 334 197M268 296 346 197" stroke="#7f6d78" stroke-width="1.600"/>
  <path d="M338 140H366V200H338Z" fill="#fff2d6"/><path d="M366 140H434V200H366Z" fill="#ecd3ac"/><path d="M434 140H462V200H434Z" fill="#a58a7c"/>
  <path d="M344 150h14v38h-14Z" fill="#7e9aa8"/><path d="M374 150h22v38h-22ZM404 150h22v38h-22Z" fill="#5d6b80"/><path d="M441 150h14v38h-14Z" fill="#4b4a62"/><path d="M344 168h14M374 168h52M351 150v38M385 150v38M415 150v38M448 150v38" stroke="#fff2d6" stroke-width="2"/>
  <path d="M328 140 352 100C366 74 384 60 400 56 416 60 434 74 448 100L472 140Z" fill="#8a7884"/><path d="M328 140 352 100C366 74 384 60 400 56 384 76 374 104 366 140Z" fill="#d9b49a"/><path d="M472 140 448 100C434 74 416 60 400 56 416 76 426 104 434 140Z" fill="#5b5064"/>
  <path d="M326 138H474V146H326Z" fill="#fff0cf"/><path d="M434 138H474V146H434Z" fill="#7f6a68"/><path d="M330 196H470V203H330Z" fill="#fff0cf"/>
  <path d="M398 12h4V58h-4Z" fill="#54484f"/><circle cx="400" cy="44" r="5" fill="#e7b866"/><path d="M400 18c-10 2-14-4-12-10 4 2 8 2 10 6 0-6 8-8 12-4-2 4-4 8-10 8Z" fill="#54484f"/>`;

/** The glass of its windows and the fanlight, to be lit at night. */
export const KIRCHE_GLASS = 'M-150-138a10 16 0 0 1 22 5V-86L-150-90ZM-73-134a12 15 0 0 1 24 0V-84H-73ZM49-134a12 15 0 0 1 24 0V-84H49ZM128-133a10 16 0 0 1 22-5V-90L128-86ZM-26-114a26 30 0 0 1 52 0ZM-56-312h14v38h-14ZM-26-312h22v38h-22ZM4-312h22v38h-22ZM41-312h14v38h-14Z';

/** The same after dark, lit from within. */
export function litVereinsKirche(x: number, y: number, scale: number): string {
  return vereinsKirche(x, y, scale) + at(x, y, scale, `<path d="${KIRCHE_GLASS}" fill="#FFCF73"/>`);
}
