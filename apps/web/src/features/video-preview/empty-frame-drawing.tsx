/** Three cards that turn into a video. Purely decorative. */
export function EmptyFrameDrawing() {
  return (
    <svg viewBox="0 0 160 150" aria-hidden="true" className="w-36 max-w-3/5" fill="none">
      <g strokeWidth="2">
        <rect
          x="18"
          y="34"
          width="58"
          height="96"
          rx="12"
          transform="rotate(-9 47 82)"
          className="fill-raised stroke-line"
        />
        <rect
          x="84"
          y="34"
          width="58"
          height="96"
          rx="12"
          transform="rotate(9 113 82)"
          className="fill-raised stroke-line"
        />
        <rect x="46" y="18" width="68" height="118" rx="14" className="fill-raised stroke-control-line" />
      </g>
      <path
        d="M52 100c9-14 17-14 26-2s18 6 30-14v38a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8z"
        className="fill-second-soft"
      />
      <circle cx="93" cy="42" r="8" className="fill-primary-soft" />
      <circle cx="80" cy="72" r="17" className="fill-primary" />
      <path d="M75.500 63.500v17l14-8.500z" className="fill-on-primary" />
      <g className="fill-control-line">
        <rect x="60" y="106" width="40" height="6" rx="3" />
        <rect x="67" y="117" width="26" height="6" rx="3" />
      </g>
    </svg>
  )
}
