import { announceDeletions, endIdleAccounts, forgetExpired } from '../accounts/index.ts'
import { forgetEndedTableTokens } from '../branches/index.ts'
import { forgetContactMessages } from '../content/index.ts'
import { transaction } from '../context.ts'
import { forgetDemoMedia } from '../demo/index.ts'
import { announceSpecialDays } from '../hours/index.ts'
import type { NightlyTask } from '../jobs/nightly.ts'
import { forgetPictures } from '../media/index.ts'
import { forgetLiveEvents } from '../notifications/index.ts'
import { forgetGuests, forgetUnpaid, nameGuests, restrictErased, restrictOldOrders } from '../orders/index.ts'
import { forgetEvents, reconcilePayments, restrictReasons } from '../payments/index.ts'
import { textsWithPictures } from '../publishing/index.ts'
import { forgetReservations } from '../reservations/index.ts'
import { personalDataSources } from './personal-data-sources.ts'
import { forgetSignIns, forgetStaffSessions } from '../staff/index.ts'

/**
 * What is done once a day: mostly deleting data after its retention period (ux.md R-D6); the mail worker deletes the mails.
 */
export const nightlyTasks: readonly NightlyTask[] = [
  { name: 'reservations', run: forgetReservations },
  { name: 'contact messages', run: forgetContactMessages },
  { name: 'sign-ins', run: forgetExpired },
  { name: 'tables left', run: forgetEndedTableTokens },
  { name: 'staff sign-ins', run: forgetStaffSessions },
  { name: 'sign-ins in the log of changes', run: forgetSignIns },
  { name: 'idle accounts told', run: announceDeletions },
  { name: 'idle accounts ended', run: (ctx) => endIdleAccounts(ctx, personalDataSources) },
  { name: 'guests of unpaid orders', run: forgetUnpaid },
  { name: 'guests of orders from before they had a key', run: nameGuests },
  { name: 'orders of deleted guests', run: (ctx) => transaction(ctx, restrictErased) },
  { name: 'orders pseudonymised', run: restrictOldOrders },
  { name: 'reasons of refunds', run: restrictReasons },
  { name: 'payments compared', run: reconcilePayments },
  { name: 'hints of providers', run: forgetEvents },
  { name: 'guests of old orders', run: forgetGuests },
  { name: 'special days announced', run: announceSpecialDays },
  { name: 'pictures', run: (ctx) => forgetPictures(ctx, textsWithPictures) },
  { name: 'pictures of the demo', run: forgetDemoMedia },
  { name: 'live events', run: forgetLiveEvents },
]
