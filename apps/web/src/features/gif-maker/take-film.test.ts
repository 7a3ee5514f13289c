import { expect, test, vi } from 'vitest'
import { FilmError } from './film/film.ts'
import { takeFilm, type FilmSource, type FilmTaking } from './take-film.ts'

const source: FilmSource = {
  file: new Blob(['film']),
  name: 'cat.avi',
  sourceId: null,
  note: null,
  recipe: null,
}
const unreadable = new FilmError('This browser can’t read AVI.', { format: 'AVI' })

/** `problem` is what opening the film in the page throws; `confirm` is the person's answer. */
function buildTaking(problem: unknown, confirm: FilmTaking['confirm'] = async () => true) {
  return {
    show: vi.fn<FilmTaking['show']>(async () => {
      if (problem !== null) throw problem
    }),
    confirm: vi.fn(confirm),
    upload: vi.fn<FilmTaking['upload']>(async (_file, _name, { onProgress }) => {
      onProgress(0.5)
      return { id: 'sent' }
    }),
    begin: vi.fn<FilmTaking['begin']>(async () => {}),
    onSending: vi.fn<FilmTaking['onSending']>(),
  }
}
const never = new AbortController().signal

test('a video that the page can read is opened, and nothing is asked or sent', async () => {
  const taking = buildTaking(null)
  await takeFilm(taking, source, never)
  expect(taking.show).toHaveBeenCalledWith(source, never)
  expect(taking.confirm).not.toHaveBeenCalled()
  expect(taking.upload).not.toHaveBeenCalled()
})

test('one that only the server can read is sent when the person agrees, and deleted afterwards', async () => {
  const taking = buildTaking(unreadable)
  await takeFilm(taking, source, never)
  expect(taking.confirm.mock.calls).toEqual([
    [{ message: unreadable.message, confirmLabel: 'Yes', cancelLabel: 'No' }],
  ])
  expect(taking.onSending.mock.calls).toEqual([['Sending cat.avi', 0.5]])
  expect(taking.begin.mock.calls).toEqual([[{ assetId: 'sent', name: 'cat.avi', isSentForThis: true }]])
})

test('a file of the account is converted where it is, and kept', async () => {
  const taking = buildTaking(unreadable)
  await takeFilm(taking, { ...source, sourceId: 'mine' }, never)
  expect(taking.upload).not.toHaveBeenCalled()
  expect(taking.begin.mock.calls).toEqual([[{ assetId: 'mine', name: 'cat.avi', isSentForThis: false }]])
})

test('nothing is sent without consent, or when another video was chosen meanwhile', async () => {
  const refusing = buildTaking(unreadable, async () => false)
  await takeFilm(refusing, source, never)
  expect(refusing.upload).not.toHaveBeenCalled()
  const stop = new AbortController()
  const leaving = buildTaking(unreadable, async () => {
    stop.abort()
    return true
  })
  await takeFilm(leaving, source, stop.signal)
  expect(leaving.upload).not.toHaveBeenCalled()
  expect(leaving.begin).not.toHaveBeenCalled()
})

test.each([
  ['that nobody can read', new FilmError('This film is damaged.')],
  ['that fails otherwise', new TypeError('x is not a function')],
])('a video %s is told, and not offered to the server', async (_, problem) => {
  const taking = buildTaking(problem)
  await expect(takeFilm(taking, source, never)).rejects.toBe(problem)
  expect(taking.confirm).not.toHaveBeenCalled()
})
