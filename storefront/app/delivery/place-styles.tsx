import mapSheet from './map/map.css?url'
import placeSheet from './place.css?url'

/** The styles of everything about places; only pages that show any of it fetch them. */
export function PlaceStyles() {
  return (
    <>
      <link rel="stylesheet" href={mapSheet} precedence="places" />
      <link rel="stylesheet" href={placeSheet} precedence="places" />
    </>
  )
}
