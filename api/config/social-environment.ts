import { z } from 'zod'
import type { SocialConfig } from './social-apps.ts'

const Text = z.string().min(1).optional()

/** The environment variables that set up social login. A provider needs all of its variables. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: Text,
  GOOGLE_CLIENT_SECRET: Text,
  FACEBOOK_APP_ID: Text,
  FACEBOOK_APP_SECRET: Text,
  APPLE_CLIENT_ID: Text,
  APPLE_TEAM_ID: Text,
  APPLE_KEY_ID: Text,
  /** The key file of Apple, with \\n for its line breaks if need be. */
  APPLE_PRIVATE_KEY: Text,
  SOCIAL_TEST_URL: z
    .url({
      protocol: /^http$/,
      hostname: /^(?:127\.0\.0\.1|localhost)$/,
      error: 'must be an http address on this machine',
    })
    .optional(),
}

type Variables = { [Name in keyof typeof socialVariables]?: string | undefined }

/** Which variables of a provider are missing while others of it are there, as `NAME: why`. */
export function socialIssues(env: Variables, publicUrl: string | undefined): string[] {
  const together: (keyof Variables)[][] = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
    ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ]
  const missing = together.flatMap((names) =>
    names.some((name) => env[name]) ? names.filter((name) => !env[name]) : [],
  )
  return [
    ...missing.map((name) => `${name}: is missing while its siblings are set`),
    ...(env.SOCIAL_TEST_URL && publicUrl ? ['SOCIAL_TEST_URL: not together with a PUBLIC_URL'] : []),
  ]
}

/** The providers that the environment sets up. */
export function readSocialConfig(env: Variables): SocialConfig {
  return {
    ...(env.GOOGLE_CLIENT_ID &&
      env.GOOGLE_CLIENT_SECRET && {
        google: { clientId: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET },
      }),
    ...(env.FACEBOOK_APP_ID &&
      env.FACEBOOK_APP_SECRET && {
        facebook: { clientId: env.FACEBOOK_APP_ID, secret: env.FACEBOOK_APP_SECRET },
      }),
    ...(env.APPLE_CLIENT_ID &&
      env.APPLE_TEAM_ID &&
      env.APPLE_KEY_ID &&
      env.APPLE_PRIVATE_KEY && {
        apple: {
          clientId: env.APPLE_CLIENT_ID,
          teamId: env.APPLE_TEAM_ID,
          keyId: env.APPLE_KEY_ID,
          privateKey: env.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
        },
      }),
    ...(env.SOCIAL_TEST_URL && { testUrl: env.SOCIAL_TEST_URL.replace(/\/$/, '') }),
  }
}
