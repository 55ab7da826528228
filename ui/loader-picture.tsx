/** What turns while something loads, as the restaurant has chosen (LOADER_ANIMATION). Without motion it stands still. */
export function LoaderPicture({ kind, logo }: { kind: string; logo: string | undefined }) {
  if (kind === 'burger') return <Burger />
  if (kind === 'infinite') return <Infinite />
  if (kind === 'logo' && logo)
    return <img className="loader loader--logo" src={logo} alt="" width={72} height={72} />
  return <Pizza />
}

function Pizza() {
  return (
    <svg className="loader loader--pizza" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <circle cx="36" cy="36" r="32" className="loader__crust" />
      <circle cx="36" cy="36" r="26" className="loader__cheese" />
      <g className="loader__topping">
        <circle cx="36" cy="20" r="5" />
        <circle cx="50" cy="36" r="5" />
        <circle cx="42" cy="50" r="5" />
        <circle cx="24" cy="46" r="5" />
        <circle cx="23" cy="28" r="5" />
      </g>
      <path d="M36 36V4M36 36l27.7 16M36 36 8.3 52" className="loader__cut" />
    </svg>
  )
}

function Burger() {
  return (
    <svg className="loader loader--burger" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <path d="M10 32C10 17 22 10 36 10s26 7 26 22Z" className="loader__crust loader__layer" />
      <path d="M8 38q7 7 14 0t14 0 14 0 14 0v4H8Z" className="loader__leaf loader__layer" />
      <rect x="9" y="44" width="54" height="9" rx="4.5" className="loader__meat loader__layer" />
      <path d="M10 56h52c0 6-5 9-10 9H20c-5 0-10-3-10-9Z" className="loader__crust loader__layer" />
    </svg>
  )
}

function Infinite() {
  return (
    <svg className="loader loader--infinite" viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
      <path
        pathLength="100"
        d="M48 24C40 10 32 6 24 6a18 18 0 0 0 0 36c8 0 16-4 24-18S64 6 72 6a18 18 0 0 1 0 36c-8 0-16-4-24-18Z"
      />
    </svg>
  )
}
