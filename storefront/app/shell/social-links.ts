import type { Shop } from '../shop/shop.ts'

const networks = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  PINTEREST: 'Pinterest',
  LINKEDIN: 'LinkedIn',
  WHATSAPP: 'WhatsApp',
  TWITTER: 'Twitter',
  TRIPADVISOR: 'Tripadvisor',
  TIKTOK: 'TikTok',
} as const

/** The networks the restaurant has set, in the order of spec 2. */
export function socialLinks(settings: Shop['settings']): { name: string; href: string }[] {
  return (Object.keys(networks) as (keyof typeof networks)[])
    .filter((key) => settings[key] !== '')
    .map((key) => ({
      name: networks[key],
      href: key === 'WHATSAPP' ? whatsAppLink(settings[key]) : settings[key],
    }))
}

/** The chat address of a number; a leading + becomes 00 (spec 2). */
export function whatsAppLink(number: string): string {
  return `https://wa.me/${number.replace(/^\+/, '00').replace(/\D/g, '')}`
}
