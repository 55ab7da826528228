import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import rubikExt from '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url'
import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url'
import onestExt from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2?url'
import onest from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import manropeExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import outfitExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url'
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import playfairDisplayExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url'
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import type { FontFiles } from './load-fonts.ts'

/** The fonts of `domain/settings/fonts.ts` besides the default pair; only pages with one of them fetch this file. */
export const chosenFonts: Readonly<Record<string, FontFiles>> = {
  'Fraunces Variable': { weight: '100 900', latin: fraunces, latinExt: frauncesExt },
  'Rubik Variable': { weight: '300 900', latin: rubik, latinExt: rubikExt },
  'Onest Variable': { weight: '100 900', latin: onest, latinExt: onestExt },
  'Manrope Variable': { weight: '200 800', latin: manrope, latinExt: manropeExt },
  'Outfit Variable': { weight: '100 900', latin: outfit, latinExt: outfitExt },
  'DM Sans Variable': { weight: '100 1000', latin: dmSans, latinExt: dmSansExt },
  'Playfair Display Variable': { weight: '400 900', latin: playfairDisplay, latinExt: playfairDisplayExt },
  'Lora Variable': { weight: '400 700', latin: lora, latinExt: loraExt },
}
