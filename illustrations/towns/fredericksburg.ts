import { inLight } from '../kit/color.ts';
import { plainVereinsKirche } from '../kit/vereins-kirche.ts';
import { leafMass } from '../motifs.ts';
import { FACE, poster, ridge, type Scene } from '../poster.ts';

/** The Vereins Kirche on its square, low sun, live oaks on both sides. */
export const scene: Scene = {
  name: 'fredericksburg',
  draw: () =>
    poster(
      FACE,
      `<circle cx="286" cy="126" r="50" fill="#ffe3a6"/><path d="${ridge({ frame: FACE, y: 250, amplitude: 60, swells: 4, seed: 5 })}" fill="#571c40" opacity=".5"/><path d="M0 336H800V450H0Z" fill="#6f7a45"/><path d="M0 336H800V348H0Z" fill="#c9a860"/><path d="M380 390H420L500 450H300Z" fill="#e0b887"/>
      <path d="M96 380h20v-90h-20ZM690 384h20v-90h-20Z" fill="#4a2c34"/><path d="${leafMass(100, 240, 120, 80, 12, 3)}${leafMass(710, 250, 116, 74, 12, 5)}" fill="#2f4a3c"/><path d="${leafMass(80, 214, 80, 44, 10, 4)}${leafMass(690, 226, 76, 40, 10, 6)}" fill="#5a7a45"/>${inLight(plainVereinsKirche(400, 396, 0.84), { by: '#ffdcc0', haze: '#571c40', part: 0.1 })}`,
    ),
};
