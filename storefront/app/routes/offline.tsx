import type { MetaArgs } from 'react-router'
import { privateMeta } from '../i18n/private-meta.ts'
import { FailureNotice } from '../shell/failure-notice.tsx'
import { contentData, contentHeaders } from '../shop/content-data.ts'

/** What the service worker shows instead of a page that it does not have. */
export const loader = () => contentData(null)

export const headers = contentHeaders
export const meta = ({ matches }: MetaArgs) => privateMeta(matches, ({ t }) => t('You are offline'))

export default function Offline() {
  return <FailureNotice isOffline />
}
