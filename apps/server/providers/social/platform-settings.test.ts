import { expect, test } from 'vitest'
import { listPlatformSettings, readConfig } from '../../config.ts'
import type { PlatformRegistration } from './port.ts'

const registration: PlatformRegistration = {
  settings: {
    clientId: 'TWITTER_CLIENT_ID',
    clientSecret: 'TWITTER_CLIENT_SECRET',
    baseUrl: 'TWITTER_BASE_URL',
    loginUrl: '',
  },
  defaults: { baseUrl: 'https://api.example', loginUrl: 'https://example' },
  steps: [],
  links: [],
}
const platforms = [{ id: 'twitter' as const, registration }]
const read = (environment: Record<string, string>) => readConfig(environment, { platforms }).platforms.twitter

test('a platform’s settings come from the variables that it declares, or are its defaults', () => {
  expect(read({})).toEqual({
    clientId: '',
    clientSecret: '',
    baseUrl: 'https://api.example',
    loginUrl: 'https://example',
  })
  const environment = {
    TWITTER_CLIENT_ID: ' id ',
    TWITTER_CLIENT_SECRET: 'secret',
    TWITTER_BASE_URL: 'http://localhost:9999/',
  }
  expect(read(environment)).toMatchObject({
    clientId: 'id',
    clientSecret: 'secret',
    baseUrl: 'http://localhost:9999',
  })
  expect(listPlatformSettings(registration)).toEqual([
    'TWITTER_CLIENT_ID',
    'TWITTER_CLIENT_SECRET',
    'TWITTER_BASE_URL',
  ])
})

test('an unusable address is reported by its variable, and an empty value counts as not set', () => {
  expect(() => read({ TWITTER_BASE_URL: 'api.example' })).toThrow('TWITTER_BASE_URL')
  expect(read({ TWITTER_BASE_URL: ' ' })?.baseUrl).toBe('https://api.example')
})

test('who asks for no platforms gets none', () => {
  expect(readConfig({ TWITTER_CLIENT_ID: 'id' }).platforms).toEqual({})
})
