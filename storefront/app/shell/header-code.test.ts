import { expect, test } from 'vitest'
import { headerCodeMarkup } from './header-code.ts'

test.each([
  ['</template><script>now()</script>', '<script>now()</script>'],
  ['</TEMPLATE ><b>', '<b>'],
  ['</temp</template>late><b>', '<b>'],
  ['<template><script>x()</script></template>', '<script>x()</script>'],
])('R-D1 the code %j cannot leave its template', (code, expected) => {
  expect(headerCodeMarkup(code)).toBe(expected)
})
