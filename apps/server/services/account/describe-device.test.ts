import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

test('browsers are named although each claims to be several others', () => {
  const named = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0':
      'Edge on Windows',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36':
      'Samsung Internet on Android',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15':
      'Safari on macOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1':
      'Chrome on iPhone',
    'curl/8.14.1': 'curl',
  }
  for (const [text, name] of Object.entries(named)) expect(describeDevice(text)).toBe(name)
  expect([describeDevice(null), describeDevice(''), describeDevice('x'.repeat(1_000_000))]).toEqual([
    null,
    null,
    null,
  ])
})
