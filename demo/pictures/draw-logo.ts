export function drawLogo(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#F7A65A"/><circle cx="600" cy="600" r="420" fill="#E8492A"/><text y="50"></text></svg>`
}
