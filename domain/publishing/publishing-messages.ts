/** What the rules say to the staff about documents and their drafts. */
export const publishingMessages = {
  unknown: 'This does not exist any more',
  twice: 'This stands here twice',
  elsewhere: 'This belongs to something else already',
  slugTaken: 'This address is taken already',
  codeTaken: 'This code is taken already',
  nameTaken: 'This name is taken already',
  wrongSize: 'This size belongs to another category',
  nowhere: 'An area needs postal codes, a shape on the map or a distance',
  endsBefore: 'The last date is before the first',
  overlap: 'This overlaps with another time of the day',
  backwards: 'The last day is before the first one',
  tooManyDays: 'A special day lasts a year at most',
  onlyOne: 'There is only one of this kind',
  changedMeanwhile: 'Somebody else has changed this in the meantime',
  stillUsed: 'This is still used elsewhere',
  incomplete: 'Some of this needs drafts that are not published with it',
  newerDrafts: 'There are newer drafts of what would be taken back',
  noDocument: 'There is no such document',
  noPublication: 'There is no such publication',
} as const

export type PublishingMessage = (typeof publishingMessages)[keyof typeof publishingMessages]
