import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

describe('the key under which calls of an address are counted', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:0db8:0001:0002::1]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no address', 'no address'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test('is the same for a whole IPv6 network, and differs for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const half = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group)
    const rest = fc.tuple(group, group, group, group)
    const write = (groups: number[]): string => groups.map((each) => each.toString(16)).join(':')
    fc.assert(
      fc.property(half, half, rest, rest, (network, other, one, two) => {
        expect(addressKey(write([...network, ...one]))).toBe(addressKey(write([...network, ...two])))
        const isSame = write(network) === write(other)
        expect(addressKey(write([...network, ...one])) === addressKey(write([...other, ...one]))).toBe(isSame)
      }),
    )
  })
})
