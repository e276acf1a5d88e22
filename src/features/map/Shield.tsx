export interface ShieldSign {
  sign: 'interstate' | 'us' | 'rr';
  number: string;
}

const NUMBER = { fontWeight: 750, fontSize: 12.5, textAnchor: 'middle' } as const;

/** An interstate, US highway or ranch road shield, centered on the origin, 26 units high. */
export function Shield({ sign, number }: ShieldSign) {
  if (sign === 'interstate') {
    return (
      <g {...NUMBER} fill="#fff">
        <path
          fill="#2e4a94"
          stroke="#fffdf8"
          strokeWidth="1.5"
          d="M-10-12C-5-10-3-11 0-12 3-11 5-10 10-12 15-4 13 8 0 14-13 8-15-4-10-12Z"
        />
        <path
          fill="#b5402c"
          d="M-10-12C-5-10-3-11 0-12 3-11 5-10 10-12 11.5-9.5 12.3-7.5 12.6-5.5H-12.6C-12.3-7.5-11.5-9.5-10-12Z"
        />
        <text y="8">{number}</text>
      </g>
    );
  }
  return (
    <g {...NUMBER} fill="#1d2140" strokeWidth="1.5">
      <path
        fill="#fffdf8"
        stroke="#1d2140"
        d={
          sign === 'us'
            ? 'M-9-13C-6-11-3-11 0-13 3-11 6-11 9-13L14-8C11-3 15 3 11 8 8 11 3 11 0 14-3 11-8 11-11 8-15 3-11-3-14-8Z'
            : 'M-8-12H8Q12-12 12-8V8Q12 12 8 12H-8Q-12 12-12 8V-8Q-12-12-8-12Z'
        }
      />
      <text y="5">{number}</text>
    </g>
  );
}
