import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox · Android'],
  [`${IPHONE} ${WEBKIT} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPhone'],
  [`${WINDOWS} ${BLINK} Safari/537.36`, 'Chrome · Windows'],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36`, 'Chrome · Android'],
  [`${IPHONE} ${WEBKIT} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'Chrome · ChromeOS'],
  [`${WINDOWS} ${BLINK} Safari/537.36 Edg/141.0.0.0`, 'Edge · Windows'],
  [`${WINDOWS} ${BLINK} Safari/537.36 Edge/18.19582`, 'Edge · Windows'],
  [`${ANDROID} ${BLINK} Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge · Android'],
  [`${MAC} ${BLINK} Safari/537.36 OPR/122.0.0.0`, 'Opera · macOS'],
  [
    `${ANDROID} ${BLINK.replace('Chrome', 'SamsungBrowser/28.0 Chrome')} Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [`${WINDOWS} ${BLINK} Safari/537.36 Vivaldi/7.6`, 'Vivaldi · Windows'],
  [`${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15 Ddg/18.6`, 'DuckDuckGo · macOS'],
  [`${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`, 'Safari · macOS'],
  [`${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari · iPad',
  ],
])('%s is described as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test.each([
  ['a page inside of another app', `${IPHONE} ${WEBKIT} Mobile/15E148 Instagram 300.0`, 'iPhone'],
  ['a browser that hides its system', 'Mozilla/5.0 Firefox/144.0', 'Firefox'],
  ['a program that is no browser', 'curl/8.14.1', ''],
  ['a client without a name', '', ''],
  ['markup in place of a name', '<img src=x onerror=alert(1)>', ''],
])('of %s only what is known is said', (_, userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
