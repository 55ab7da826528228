import { expect, test } from 'vitest'
import { isRichText } from './rich-text-tags.ts'

test.each<[string, boolean]>([
  ['', true],
  ['Nur Text', true],
  ['<h2>Anfahrt</h2><p>Bus <strong>12</strong><br>bis <em>Markt</em></p>', true],
  ['<ul><li><p>Eins</p></li></ul><hr><blockquote><p>Zwei</p></blockquote>', true],
  ['<p><a href="https://example.org" rel="noopener noreferrer" target="_blank">Seite</a></p>', true],
  ['<p lang="en">English</p>', false],
  ['<p><a href="/x" lang="en">English</a></p>', false],
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
  ['<dl><dt>A</dt><dd>Gluten</dd></dl>', false],
  ['<p><img src="/media/x.webp" alt=""></p>', false],
])('%s can be edited as text: %s', (html, expected) => {
  expect(isRichText(html)).toBe(expected)
})
