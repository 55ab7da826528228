/** German of test orders. */
export const testOrderMessages = {
  'Test order': 'Testbestellung',
  'Until {time} this browser orders on trial: nothing is made, paid or counted.':
    'Bis {time} bestellt dieser Browser zur Probe: Nichts wird zubereitet, bezahlt oder gezählt.',
  'End the test': 'Test beenden',
  'Test: {subject}': 'Test: {subject}',
  'This is a test order: it is not made and nothing has to be paid.':
    'Das ist eine Testbestellung: Sie wird nicht zubereitet, und nichts ist zu bezahlen.',
  'Test order: do not make it': 'Testbestellung: nicht zubereiten',
  'Place a test order': 'Test bestellen',
  'Order something as a guest does, and watch it arrive here. It is marked as a test and counts nowhere.':
    'Etwas bestellen wie ein Gast und zusehen, wie es hier ankommt. Es ist als Test markiert und zählt nirgends.',
} as const satisfies Record<string, string>
