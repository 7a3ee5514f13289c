import { useRef, type KeyboardEvent } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import type { SceneActions } from './scene-actions.ts'
import { bareWord, stressedWords, wordRangeAt, wordsOf } from './scene-text.ts'

const textClasses =
  'col-start-1 row-start-1 w-full px-2 py-1.5 text-base leading-relaxed break-words whitespace-pre-wrap'

export interface SceneWordsProps {
  sceneId: string
  number: number
  say: string
  emphasis: readonly string[]
  actions: SceneActions
  onFocus: () => void
}

/** A text area for a scene's words. It grows with the text, and stressed words are highlighted behind it. */
export function SceneWords({ sceneId, number, say, emphasis, actions, onFocus }: SceneWordsProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    if (event.key === 'Enter') {
      event.preventDefault()
      actions.splitAt(sceneId, selectionStart)
    } else if (event.key === 'Backspace' && isAtStart && number > 1) {
      event.preventDefault()
      actions.mergeIntoPrevious(sceneId)
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      actions.moveBy(sceneId, event.key === 'ArrowUp' ? -1 : 1)
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'b') {
      event.preventDefault()
      const range = wordRangeAt(say, selectionStart, selectionEnd)
      if (range) actions.stress(sceneId, wordsOf(say).slice(range.first, range.last + 1))
    }
  }
  return (
    <div className="grid">
      <MarkedWords say={say} emphasis={emphasis} />
      <textarea
        ref={box}
        aria-label={`Scene ${number}`}
        data-undo="document"
        rows={1}
        maxLength={2000}
        placeholder="What the voice says here"
        value={say}
        onChange={(event) => actions.say(sceneId, event.target.value)}
        onKeyDown={press}
        onFocus={onFocus}
        className={joinClasses(
          textClasses,
          'resize-none overflow-hidden rounded-small bg-transparent placeholder:text-muted hover:bg-hover/50 focus-visible:bg-transparent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-text',
        )}
      />
    </div>
  )
}

/** Lies behind the text area and gives it its height. */
function MarkedWords({ say, emphasis }: { say: string; emphasis: readonly string[] }) {
  const stressed = stressedWords(emphasis)
  return (
    <div aria-hidden="true" className={joinClasses(textClasses, 'invisible')}>
      {say.split(/(\s+)/).map((token, index) =>
        stressed.has(bareWord(token)) ? (
          <mark
            // oxlint-disable-next-line react/no-array-index-key -- a token has no other identity
            key={index}
            className="visible -mx-px rounded-[4px] bg-second-soft px-px text-transparent"
          >
            {token}
          </mark>
        ) : (
          token
        ),
      )}
      {'\u200b'}
    </div>
  )
}

/** The words as toggle buttons; pressed words are stressed. */
export function StressWords({ sceneId, number, say, emphasis, actions }: Omit<SceneWordsProps, 'onFocus'>) {
  const stressed = stressedWords(emphasis)
  return (
    <div
      role="group"
      aria-label={`Words to emphasize in scene ${number}`}
      className="flex flex-wrap gap-x-0.5 px-1.5 py-1.5 text-base leading-relaxed"
    >
      {wordsOf(say).map((word, index) => {
        const isOn = stressed.has(bareWord(word))
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the same word may be said twice
            key={index}
            type="button"
            aria-pressed={isOn}
            disabled={bareWord(word) === ''}
            onClick={() => actions.stress(sceneId, [word])}
            className={joinClasses(
              'rounded-[5px] px-0.5 transition-colors',
              isOn ? 'bg-second-soft font-semibold text-second-text ring-1 ring-second/50' : 'hover:bg-hover',
            )}
          >
            {word}
          </button>
        )
      })}
      {say.trim() === '' && <span className="text-sm text-muted">There are no words yet.</span>}
    </div>
  )
}
