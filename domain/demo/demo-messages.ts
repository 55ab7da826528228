/** What the API says about the demonstration. */
export const demoMessages = {
  noDemo: 'This shop shows no demonstration any more',
} as const
