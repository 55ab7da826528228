/** A piece of a town that is nowhere in particular, with a pin in it. */
export function MapDrawing() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="map-drawing__ground" width="640" height="360" />
      <g className="map-drawing__park">
        <path d="M430 214 L556 178 L600 300 L470 344 Z" />
        <path d="M38 20 L150 8 L164 78 L54 96 Z" />
      </g>
      <path className="map-drawing__water" d="M-20 262 C90 226 130 330 238 306 S330 392 360 400" />
      <g className="map-drawing__houses">
        <path d="M196 24 h70 v52 h-70z M286 18 h54 v40 h-54z M360 22 h84 v46 h-84z" />
        <path d="M214 108 h56 v66 h-56z M292 92 h66 v44 h-66z M382 100 h44 v58 h-44z" />
        <path d="M54 128 h60 v48 h-60z M134 122 h52 v40 h-52z M70 196 h74 v36 h-74z" />
        <path d="M492 30 h88 v52 h-88z M486 110 h62 v42 h-62z M572 104 h50 v46 h-50z" />
        <path d="M232 214 h60 v44 h-60z M318 196 h64 v56 h-64z M320 280 h70 v50 h-70z" />
      </g>
      <g className="map-drawing__streets">
        <path d="M-10 108 C140 104 260 92 460 84 S600 92 660 88" />
        <path d="M-10 188 C120 186 220 192 360 168 S560 162 660 160" />
        <path d="M176 -10 C180 90 196 210 204 370" />
        <path d="M460 -10 C452 90 448 190 404 370" />
        <path d="M276 -10 C278 100 300 220 300 370" />
      </g>
      <path className="map-drawing__avenue" d="M-20 330 C120 250 300 190 470 96 S610 30 670 4" />
      <g className="map-drawing__pin" transform="translate(352 222)">
        <ellipse cx="0" cy="4" rx="20" ry="6" />
        <path d="M0 0 C-30 -36 -34 -52 -34 -66 A34 34 0 0 1 34 -66 C34 -52 30 -36 0 0 Z" />
        <circle cx="0" cy="-66" r="13" />
      </g>
    </svg>
  )
}
