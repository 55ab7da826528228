/** What the rules say to the staff about delivery areas. */
export const areaMessages = {
  pointsMissing: 'A shape needs at least three points',
  tooManyPoints: 'A shape has at most 500 points. Please leave some out',
  crossesItself: 'The edge of the shape crosses itself. Please move or remove a point',
  partsMeet: 'The parts of the shape touch each other',
  outsideCountry: 'A point lies outside of the country. Are latitude and longitude swapped?',
  postalCodeWrong: 'This is no postal code of the country',
} as const

export type AreaMessage = (typeof areaMessages)[keyof typeof areaMessages]
