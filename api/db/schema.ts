import type { AccountsTables } from '../accounts/accounts.tables.ts'
import type { BranchesTables } from '../branches/branches.tables.ts'
import type { CheckoutTables } from '../checkout/checkout.tables.ts'
import type { ContentTables } from '../content/content.tables.ts'
import type { DeliveryTables } from '../delivery/delivery.tables.ts'
import type { DemoTables } from '../demo/demo.tables.ts'
import type { HoursTables } from '../hours/hours.tables.ts'
import type { RateLimitsTables } from '../http/rate-limits.tables.ts'
import type { LeaseTables } from '../jobs/lease.tables.ts'
import type { LoyaltyTables } from '../loyalty/loyalty.tables.ts'
import type { MediaTables } from '../media/media.tables.ts'
import type { MenuTables } from '../menu/menu.tables.ts'
import type { LiveTables } from '../notifications/live.tables.ts'
import type { NightlyTables } from '../jobs/nightly.tables.ts'
import type { NotificationsTables } from '../notifications/notifications.tables.ts'
import type { OperationsTables } from '../operations/operations.tables.ts'
import type { OrdersTables } from '../orders/orders.tables.ts'
import type { PaymentsTables } from '../payments/payments.tables.ts'
import type { PublishingTables } from '../publishing/publishing.tables.ts'
import type { ReservationsTables } from '../reservations/reservations.tables.ts'
import type { SettingsTables } from '../settings/settings.tables.ts'
import type { StaffTables } from '../staff/staff.tables.ts'
import type { TodayTables } from '../today/today.tables.ts'

type SystemTables = {
  content_version: { id: number; version: number }
  secrets: { name: string; value: string }
}

/** Every table of the system; each module declares its own. */
export type DB = SystemTables &
  AccountsTables &
  SettingsTables &
  ContentTables &
  BranchesTables &
  DemoTables &
  HoursTables &
  DeliveryTables &
  LeaseTables &
  LoyaltyTables &
  MediaTables &
  MenuTables &
  CheckoutTables &
  LiveTables &
  NightlyTables &
  NotificationsTables &
  OperationsTables &
  OrdersTables &
  PaymentsTables &
  PublishingTables &
  RateLimitsTables &
  ReservationsTables &
  StaffTables &
  TodayTables
