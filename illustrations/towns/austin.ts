import { dice, FACE, poster, round, type Scene } from '../poster.ts';

/** Austin at dusk: the Capitol's dome between towers, bats streaming from the arches of the Congress Avenue bridge. */
export const scene: Scene = {
  name: 'austin',
  draw: () =>
    poster(
      FACE,
      `<circle cx="494" cy="110" r="42" fill="#fff1c9"/>${towers}${capitol}<path d="M0 286H800v70H0Z" fill="#1a1a4a"/><path d="M0 340H800V450H0Z" fill="#3d3a86"/><path d="M460 372h76M444 392h104M466 412h68M450 432h92" stroke="#ffe6b8" stroke-width="7" stroke-linecap="round" opacity=".6"/>${bridge()}${bats()}<path d="M0 398h120M210 420h150M420 388h90M700 410h100M40 436h90" stroke="#fff" stroke-width="3" opacity=".25"/>`,
    ),
};

/** The arches over the lake, with their lit edges and a row of lamps on the deck. */
function bridge(): string {
  let arches = 'M0 288H800V362';
  let rims = '';
  for (let x = 800; x > 0; x -= 160) {
    arches += `H${x - 14}c-6-74-126-74-132 0H${x - 160}`;
    rims += `M${x - 14} 362c-6-74-126-74-132 0`;
  }
  let lamps = '';
  for (let x = 40; x < 800; x += 80) lamps += `M${x} 288v-22`;
  return `<path d="${arches}Z" fill="#b98fb5"/><path d="${rims}" fill="none" stroke="#f3d3cf" stroke-width="6"/><path d="M0 284H800v10H0Z" fill="#f3d3cf"/><path d="${lamps}" stroke="#f3d3cf" stroke-width="3"/><path d="${lamps.replaceAll(' 288v-22', ' 264h.1')}" stroke="#ffdf8e" stroke-width="11" stroke-linecap="round"/>`;
}

/** A ribbon of bats from under the bridge that grows toward the viewer. */
function bats(): string {
  const roll = dice(11);
  let path = '';
  for (let index = 0; index < 34; index++) {
    const way = index / 33;
    const size = round(7 + way * 17);
    const x = round(402 - 150 * way + 50 * Math.sin(way * 5) + (roll() - 0.5) * (24 + way * 90));
    const y = round(344 - way * 290 + (roll() - 0.5) * (16 + way * 60));
    const half = round(size / 2);
    path += `M${x} ${y}l-${size}-${half} ${half} ${size} ${half}-${round(size / 4)} ${half} ${round(size / 4)} ${half}-${size}Z`;
  }
  return `<path d="${path}" fill="#0e0d2c"/>`;
}

const towers =
  '<path d="M150 290v-70h40v-40h44v110ZM250 290V140l26-24 26 24v150ZM500 290V170h50v120ZM560 290V126l20-16v-26h8v26l20 16v164ZM620 290v-84h60v-30h44v114ZM40 290v-50h70v50ZM740 290v-60h60v60Z" fill="#2a2767"/><path d="M276 116l26 24v150h-26ZM584 84h4v26l20 16v164h-24ZM528 170h22v120h-22ZM702 176h22v114h-22ZM212 180h22v110h-22Z" fill="#4b3f8c"/><path d="M160 236h20M160 256h20M260 160h10M260 184h10M260 208h10M510 190h12M510 214h12M568 150h10M568 176h10M568 202h10M636 222h20M636 246h20" stroke="#ffdf8e" stroke-width="6" opacity=".8"/>';

const capitol =
  '<path d="M312 290v-52h38v-12h100v12h38v52Z" fill="#b4839c"/><path d="M400 226h50v12h38v52h-88Z" fill="#eab9ae"/><path d="M352 226v-12h96v12ZM362 214v-44h76v44Z" fill="#b4839c"/><path d="M400 170h38v44h10v12h-48Z" fill="#eab9ae"/><path d="M356 172h88v-8h-88ZM364 164c0-44 18-64 36-64s36 20 36 64Z" fill="#c7909f"/><path d="M400 100c18 0 36 20 36 64h8v8h-44Z" fill="#f8d3bd"/><path d="M391 102V82h18v20ZM393 82q7-14 14 0ZM398 74V58h4v16Z" fill="#f8d3bd"/><path d="M374 174v38M387 174v38M400 174v38M413 174v38M426 174v38" stroke="#5a3a78" stroke-width="4"/>';
