/** The mark of Feuer & Flora: a flame and a leaf that share one tip. 64 × 64, transparent, readable at 32 px. */
export function drawLogo(): string {
  const flame =
    'M35 3C36 14 24 18 16 29C8 40 10 55 26 61C20 52 23 44 30 37C31 31 31 25 30 21C37 17 38 9 35 3Z'
  const leaf = 'M56 22C40 22 28 32 27 47C26 54 28 59 31 62C47 62 58 50 57 36C57 30 56 26 56 22Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><path d="${flame}" fill="#C2371B"/><path d="${leaf}" fill="#2E7A3C"/><path d="M31 60C33 48 40 38 51 30" fill="none" stroke="#FFF9F0" stroke-width="2.6" stroke-linecap="round"/><path d="M20 47C18 40 22 34 27 29" fill="none" stroke="#F6B93B" stroke-width="3" stroke-linecap="round"/></svg>`
}
