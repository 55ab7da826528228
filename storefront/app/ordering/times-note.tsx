import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import type { Times } from './times.ts'

const TimesNow = lazyOnInteraction(() => import('./times-now.tsx').then((module) => module.TimesNow))

/** When something can be had. Pages are kept as bytes, so what depends on the clock is added in the browser. */
export const TimesNote = ({ times: { words, rules } }: { times: Times }) => (
  <p className="times-note">
    {words}
    <TimesNow wanted={false} rules={rules} />
  </p>
)
