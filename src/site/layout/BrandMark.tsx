/** The bluebonnet next to the name. */
export function BrandMark() {
  return (
    <svg viewBox="-16 -52 32 54" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M0 0V-38" stroke="#4b7a53" strokeWidth="2" />
      <path
        d="M0-6c-7-5-12-3-14 1 5 2 10 2 14-1ZM0-9c7-5 12-3 14 1-5 2-10 2-14-1Z"
        fill="#4f7f4c"
      />
      <path d="M-5-22h.1M5-23h.1M-4-30h.1M4-31h.1" stroke="#4554bd" strokeWidth="9" />
      <path d="M0-26h.1M-3-37h.1M3-38h.1" stroke="#6f7fe6" strokeWidth="8" />
      <path d="M0-46h.1" stroke="#d9d9f7" strokeWidth="6" />
    </svg>
  );
}
