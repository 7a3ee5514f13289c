import * as messages from '@vivify/contract/messages'
import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { dashboardHeading, expect, test } from './journeys.ts'

const words = messages.teams
const password = 'long enough'
const stamp = Date.now()

/** A browser of its own, signed in to a new account. */
async function openAccount(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: address })
  const headers = { origin: address }
  const data = { email: `${name}-${stamp}@example.org`, password }
  expect((await page.request.post('/api/auth/sign-up', { data, headers })).status()).toBe(201)
  await page.request.put('/api/account/profile', { data: { name }, headers })
  return page
}

/** Sets both themes and three widths in turn, and looks at the page in each. */
async function expectUsable(page: Page, name: string): Promise<void> {
  const folder = process.env['TEAM_PICTURES']
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  for (const theme of ['pixar', 'viral']) {
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    await expectClean(page, `${name} in ${theme}`)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
      if (folder !== undefined) {
        await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png` })
      }
    }
  }
}

test('a team by keyboard: invited as a guest, signed up, seen as a viewer, made an editor, and the owner, who removes who invited', async ({
  browser,
  stack,
  page: guest,
}) => {
  const owner = await openAccount(browser, stack.address, 'Ada')
  await owner.request.post('/api/projects', {
    data: { title: 'Ours' },
    headers: { origin: stack.address },
  })

  // The owner makes a link.
  await owner.goto('/settings?tab=team')
  await expect(owner.getByText(words.noMembers)).toBeVisible()
  await owner.getByRole('button', { name: words.invite }).focus()
  await owner.keyboard.press('Enter')
  const dialog = owner.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: words.inviteFor })).toBeFocused()
  await owner.keyboard.type('Sam')
  await dialog.getByRole('button', { name: words.roles.viewer }).focus()
  await owner.keyboard.press('Enter')
  await expect(dialog.getByText(words.roleAbout.viewer)).toBeVisible()
  await expectClean(owner, 'the form of an invite', { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: words.makeInvite }).focus()
  await owner.keyboard.press('Enter')
  const field = dialog.getByRole('textbox', { name: words.link })
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(link).toMatch(new RegExp(`^${stack.address}/join#[\\w-]{43}$`))
  await expectClean(owner, 'the link', { within: '[role="dialog"]' })
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('listitem').filter({ hasText: 'Sam' })).toBeVisible()
  await expectUsable(owner, 'owner')

  // The invited person is a guest here, and comes back to the invite after signing up.
  await guest.request.post('/api/auth/guest', { headers: { origin: stack.address } })
  await guest.goto(link)
  await expect(guest.getByText(words.joinLead('Ada'))).toBeVisible()
  await expectUsable(guest, 'join-guest')
  await guest.getByRole('link', { name: words.joinSignUp }).focus()
  await guest.keyboard.press('Enter')
  await guest.getByLabel('Email').fill(`sam-${stamp}@example.org`)
  await guest.getByLabel('Password', { exact: true }).fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('button', { name: words.join })).toBeVisible()
  expect(new URL(guest.url()).pathname).toBe('/join')
  await guest.getByRole('button', { name: words.join }).focus()
  await guest.keyboard.press('Enter')
  const member = guest
  await expect(member.getByText(words.joinedTeam(words.nameOf('Ada')))).toBeVisible()

  // A viewer is told so, and is refused in words.
  await expect(member.getByText(words.viewing('Ada'))).toBeVisible()
  await expectClean(member, 'the dashboard of a viewer', { within: 'header, main > div:first-child' })
  await member.goto('/settings?tab=api-keys')
  await expect(member.getByText(words.ownerOnlyTitle)).toBeVisible()
  await member.goto('/settings?tab=team')
  await expect(member.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(words.roles.owner)
  await expectClean(member, 'the team of a member')
  await member.goto('/social-media-suite')
  await member.getByRole('textbox', { name: 'Post Content' }).fill('Tea')
  await expect(member.getByText(words.viewerRefused).first()).toBeVisible()

  // As an editor they may change things.
  await owner.reload()
  const row = owner.getByRole('listitem').filter({ hasText: `sam-${stamp}` })
  await row.getByRole('combobox').focus()
  await owner.keyboard.press('Enter')
  await owner.getByRole('option', { name: words.roles.editor }).click()
  await expect(owner.getByText(/is an editor now/)).toBeVisible()
  await member.goto('/')
  await expect(member.getByText(words.viewing('Ada'))).toBeHidden()

  // There and back.
  const toggle = member.getByRole('button', { name: `${words.switch}: ${words.nameOf('Ada')}` })
  await toggle.focus()
  await member.keyboard.press('Enter')
  await expect(member.getByRole('menuitemradio', { name: words.ownWorkspace })).toBeVisible()
  await expectClean(member, 'the switch', { within: '[role="menu"]' })
  await member.getByRole('menuitemradio', { name: words.ownWorkspace }).click()
  await expect(member.getByText(words.switched(words.ownWorkspace))).toBeVisible()
  const back = member.getByRole('button', { name: `${words.switch}: ${words.ownWorkspace}` })
  await back.click()
  await member.getByRole('menuitemradio', { name: words.nameOf('Ada') }).click()
  await expect(toggle).toBeVisible()

  // The owner hands the workspace over, and is a member from then on.
  await owner.getByRole('button', { name: words.handOver }).focus()
  await owner.keyboard.press('Enter')
  const form = owner.getByRole('dialog', { name: words.handOverTitle })
  await form.getByRole('combobox', { name: words.handOverTo }).focus()
  await owner.keyboard.press('Enter')
  await owner.getByRole('option', { name: new RegExp(`sam-${stamp}`) }).click()
  await form.getByLabel(messages.security.currentPassword).fill(password)
  await expectClean(owner, 'handing over', { within: '[role="dialog"]' })
  await owner.keyboard.press('Enter')
  await expect(owner.getByText(words.handedOver(`sam-${stamp}`))).toBeVisible()
  await owner.goto('/settings?tab=team')
  await expect(owner.getByRole('button', { name: words.leave })).toBeVisible()
  await expectUsable(owner, 'handed-over')

  // Removed by the new owner, which the open page notices with its next call.
  await member.goto('/settings?tab=team')
  await member.getByRole('button', { name: words.removeOf('Ada') }).focus()
  await member.keyboard.press('Enter')
  const alert = member.getByRole('alertdialog')
  await expect(alert).toContainText(words.removeAbout)
  await alert.getByRole('button', { name: words.remove }).click()
  await expect(member.getByText(words.noMembers)).toBeVisible()
  await owner.getByRole('link', { name: 'Social Media Suite' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: dashboardHeading })).toBeVisible()
  await expect(owner.getByRole('button', { name: new RegExp(words.switch) })).toHaveCount(0)

  // The link has done its work.
  await owner.goto(link)
  await owner.reload()
  await expect(owner.getByText(words.usedInvite)).toBeVisible()
  await expectClean(owner, 'an invite that was used')
  await owner.close()
})
