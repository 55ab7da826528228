import sheet from './place.css?url'

/** The styles of finding a place; only pages that show it fetch them. */
export function PlaceStyles() {
  return <link rel="stylesheet" href={sheet} precedence="places" />
}
