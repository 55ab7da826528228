import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { layers } from '../boundaries/module-graph.ts'
import { projectRoot } from '../machine/project.mjs'

/** Identifiers of an earlier vocabulary that must not come back; the glossary of docs/architecture.md has today's words. */
const retiredIdentifiers = (
  'houseContext houseCtx houseEnv loadHouseSettings createHouse openHouse inSmallHouse soundHouse enqueueHouseMail ' +
  'roomGraph findRooms brokenWalls wallRules roomsPersonalData ' +
  'readyBytes ReadyBytes ReadyStore createReadyStore ReadyAnswer readyResponse requestTraits RequestTraits fromReady ' +
  'createBell mailBell paymentBell startLanes tellOfOrder announcer ' +
  'placeDraft closeDraft reopenDraft payDraft DraftQuote ' +
  'tendAttempt lookAt lookAnew nextLook settleAndCollect settlePayment payBack wishRefund RefundWish ' +
  'refundWish canRevive mayRevive letGo hearMollie hearStripe followHint noteHint forgetHints ProviderTrouble ' +
  'troubleOf waitAfterTrouble Happening happenings happenAtMollie ' +
  'QuoteProblem ItemProblem PlaceRefusal problemResponse refuseFields ' +
  'household HOUSEHOLD voucherEnd HumanTraits Whereabouts writeLetter Letter ' +
  'inLanes setStage Stage CropStage letIn inStudio takePictures OrderWish TagWish Refusal'
).split(' ')

const retiredFileNames = new Set(
  (
    'bell lanes ready-bytes ready-store ready-response request-traits problem drafts pay-draft tend-attempt ' +
    'look-at-payment pay-back hear-event settle-payment next-look announce tell-of-order human letter write-letter ' +
    'room-graph broken-walls in-small-house stage acts camera let-in studio'
  ).split(' '),
)

const folders = [...Object.keys(layers), 'scripts', 'e2e', 'bench'].join(',')
const retired = new RegExp(`(?<![\\w$-])(?:${retiredIdentifiers.join('|')})(?![\\w$-])`, 'g')
const notCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

/** The retired words in the identifiers of a source; comments and texts do not count. */
export const retiredIn = (source: string): string[] => [
  ...new Set(source.replaceAll(notCode, '').match(retired)),
]

/** Every file that is named by a retired word or holds one as an identifier. */
export function faultsInVocabulary(): string[] {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(build|node_modules|\.react-router)$/.test(path),
  })
  return files.flatMap((file) => {
    const name = basename(file).split('.')[0] ?? ''
    const words = retiredIn(readFileSync(join(projectRoot, file), 'utf8'))
    return [...(retiredFileNames.has(name) ? [name] : []), ...words].map(
      (word) => `${file}: ${word} is a retired name; see the glossary`,
    )
  })
}
