import type { FakeIdentity } from '../api/test/fake-identity.ts'

export { type FakeIdentity, startFakeIdentity } from '../api/test/fake-identity.ts'

/** The environment in which a server signs guests in by these providers. */
export const socialEnv = ({ origin }: FakeIdentity) => ({
  SOCIAL_TEST_URL: origin,
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  FACEBOOK_APP_ID: 'facebook-app',
  FACEBOOK_APP_SECRET: 'facebook-secret',
})
