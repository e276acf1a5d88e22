import { motifs } from './places/landmarks.ts';
import { moveTo } from './places/projection.ts';

/** Drawings of what each place is known for. */
export function MapMotifs() {
  return (
    <g className="map-motifs">
      {motifs.map(([drawing, longitude, latitude, scale]) => (
        <g key={drawing + longitude} transform={`${moveTo(longitude, latitude)} scale(${scale})`}>
          {DRAWINGS[drawing]}
        </g>
      ))}
    </g>
  );
}

/** Each drawing has its foot at the origin and is lit from the upper left. */
const DRAWINGS = {
  dome: (
    <>
      <path fill="#d98f7d" d="M-48 0C-46-15-35-35-9-39 16-42 38-22 48 0Z" />
      <path fill="#b8695e" d="M6-39C28-38 41-18 48 0H16C20-14 18-27 6-39Z" />
      <path fill="#efb8a4" d="M-42-5C-38-20-26-33-12-36-22-27-30-17-32-5Z" />
      <path
        fill="#3f6a4c"
        d="M-54 1c2-9 9-9 11-2 4-6 10-4 11 2ZM22 1c2-8 9-8 11-2 4-6 12-4 13 2Z"
      />
    </>
  ),
  bluebonnets: (
    <>
      <path
        className="map-line"
        stroke="#3f6a4c"
        strokeWidth="2"
        d="M-25 1v-13M-13 5v-13M0 0v-13M13 5v-13M25 1v-13M-20 2l-5-5M-20 2l5-6M19 4l-6-5M19 4l6-7"
      />
      <path
        className="map-line"
        stroke="#3f4fb4"
        strokeWidth="7"
        d="M-28 -11h0m6 0h0m-5-5h0m4 0h0m-2-5h0M-16 -7h0m6 0h0m-5-5h0m4 0h0m-2-5h0M-3 -12h0m6 0h0m-5-5h0m4 0h0m-2-5h0M10 -7h0m6 0h0m-5-5h0m4 0h0m-2-5h0M22 -11h0m6 0h0m-5-5h0m4 0h0m-2-5h0"
      />
      <path
        className="map-line"
        stroke="#6a7be0"
        strokeWidth="3.5"
        d="M-28 -13h0m3-5h0m-1-5h0M-16 -9h0m3-5h0m-1-5h0M-3 -14h0m3-5h0m-1-5h0M10 -9h0m3-5h0m-1-5h0M22 -13h0m3-5h0m-1-5h0"
      />
      <path
        className="map-line"
        stroke="#f6f1ff"
        strokeWidth="4"
        d="M-25 -26v-2M-13 -22v-2M0 -27v-2M13 -22v-2M25 -26v-2"
      />
      <path fill="#e4572e" d="M7 4c-5-5-4-8 0-13 4 5 5 8 0 13ZM-19 5c-4-4-3-7 0-11 3 4 4 7 0 11Z" />
    </>
  ),
  vines: (
    <>
      <path fill="#dcc48a" d="M-42 2 -24-24H44L34 2Z" />
      <path
        className="map-line"
        stroke="#3f6b3a"
        strokeWidth="6.5"
        strokeDasharray="0 6"
        d="M-32-1-17-21M-13-1-1-21M7-1 15-21M26-1 31-21"
      />
      <path
        className="map-line"
        stroke="#6e9a4a"
        strokeWidth="4"
        strokeDasharray="0 6"
        d="M-30-4-18-20M-12-4-2-20M8-4 14-20M26-4 30-20"
      />
      <path
        className="map-line"
        stroke="#6a3566"
        strokeWidth="2.6"
        strokeDasharray="0 6"
        d="M-28-2-17-17M-9-2-1-17M11-2 16-17M29-2 32-17"
      />
    </>
  ),
  peach: (
    <>
      <circle cx="-4" cy="-11" r="11" fill="#f0a35e" />
      <path fill="#e07a4a" d="M-4-22C6-22 9-8 1-1-3-8-5-15-4-22Z" />
      <path fill="#4f7d45" d="M-4-21c2-7 9-9 14-7-2 6-8 9-14 7Z" />
    </>
  ),
  cypress: (
    <>
      <path fill="#6b4a38" d="M-7 0C-3-8-3-20-2-32h4C3-20 3-8 7 0Z" />
      <path
        fill="#2f6650"
        d="M-18-20c-3-8 1-12 4-14-1-9 5-13 8-15 1-7 4-10 6-12 3 3 6 6 7 12 4 3 8 7 7 15 4 3 6 7 3 14-8 7-26 7-35 0Z"
      />
      <path fill="#5c9a68" d="M-14-24c-1-5 1-8 4-10 0-7 3-10 6-12 1-6 3-9 5-10 1 13-3 26-15 32Z" />
    </>
  ),
  maple: (
    <>
      <path fill="#5c4032" d="M-2 0c1-8 1-12 0-18h4c-1 6-1 10 0 18Z" />
      <path
        fill="#b5402c"
        d="M-20-17c-5-8 1-16 8-15 1-10 16-13 22-5 8-2 14 6 10 14-4 9-14 8-19 5-6 6-17 6-21 1Z"
      />
      <path fill="#e0763a" d="M-17-21c-2-6 3-10 8-9 2-8 12-10 17-6-4 12-15 17-25 15Z" />
    </>
  ),
  stars: (
    <>
      <circle cy="-20" r="25" fill="#272b6a" />
      <path fill="#f7dfa0" d="M4-35a13 13 0 1 0 8 22 11 11 0 0 1-8-22Z" />
      <path
        fill="#fff3d0"
        d="m-13-33 1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6ZM14-12l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2ZM-13-9l1 2.4 2.4 1-2.4 1-1 2.4-1-2.4-2.4-1 2.4-1ZM15-31l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z"
      />
    </>
  ),
  boat: (
    <>
      <path fill="#fffdf8" d="M-1-34V-8H-18C-10-14-4-23-1-34Z" />
      <path fill="#e7a15a" d="M3-30C10-25 15-16 16-8H3Z" />
      <path fill="#7b3f35" d="M-20-5H20C17 2 12 4 8 4H-9C-14 4-18 1-20-5Z" />
    </>
  ),
  tube: (
    <>
      <ellipse cy="-9" rx="21" ry="13" fill="#e4683a" />
      <path fill="#f2935f" d="M-20-12C-16-25 16-25 20-12 10-20-10-20-20-12Z" />
      <path
        fill="#fdeedd"
        d="M-4-22h8l-1 8h-6ZM-4 4h8L3-4h-6ZM-20-13l8 1v6l-8 1c-2-2-2-6 0-8ZM20-13l-8 1v6l8 1c2-2 2-6 0-8Z"
      />
      <ellipse cy="-9" rx="12" ry="6" fill="#3d86ac" />
    </>
  ),
  hat: (
    <>
      <path
        fill="#8a5a37"
        d="M-30-8C-22-14-16-10-12-7L-9-24C-5-30-2-25 0-25s5-5 9 1L12-7C16-10 22-14 30-8 24 3 12 4 0 4S-24 3-30-8Z"
      />
      <path fill="#5b3626" d="M-12-7-11-12C-4-9 4-9 11-12L12-7C6-3-6-3-12-7Z" />
      <path fill="#b0784c" d="M-7-22C-5-27-3-23 0-23c-4 3-6 6-8 10Z" />
    </>
  ),
  capitol: (
    <>
      <path fill="#8d86b5" d="M-40 0v-26h11V0ZM28 0v-32h12V0ZM14 0v-20h10V0Z" />
      <path fill="#d9a48f" d="M-24 0v-15h12v-7h24v7h12V0Z" />
      <path fill="#c4826f" d="M-9-22c0-12 4-17 9-19 5 2 9 7 9 19ZM6 0v-22h6v7h12V0Z" />
      <path fill="#e9c4ae" d="M-1-41h2v-8h-2ZM-9-22C-9-31-7-36-3-39-5-33-5-28-4-22Z" />
    </>
  ),
  guitar: (
    <g transform="rotate(38)">
      <path fill="#6b3f28" d="M-2.5-44h5l-.5 26h-4ZM-4-50h8l-1 8h-6Z" />
      <path
        fill="#c9803a"
        d="M-10-16c1-7 5-8 10-8s9 1 10 8c0 4-2 5 0 9 3 4 4 6 4 10C14 12 7 16 0 16S-14 12-14 3c0-4 1-6 4-10 2-4 0-5 0-9Z"
      />
      <circle cy="-3" r="5" fill="#4a2a1c" />
      <path fill="#4a2a1c" d="M-6 8H6v2.5H-6Z" />
    </g>
  ),
};
