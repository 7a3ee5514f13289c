import { Dialog } from '../../ui/dialog.tsx'
import { KeyCap } from '../../ui/surfaces.tsx'
import { isApple } from '../../lib/keyboard.ts'
import { listShortcuts, type Shortcut } from './shortcut-list.ts'

/** All keyboard shortcuts, grouped by where they work. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts" isWide>
      <div className="gap-10 sm:columns-2 lg:columns-3">
        {listShortcuts(isApple() ? '⌘' : 'Ctrl').map(({ title, shortcuts }) => (
          <section key={title} aria-label={title} className="mb-6 flex flex-col break-inside-avoid gap-1">
            <h3 className="pb-1 text-sm font-semibold text-muted">{title}</h3>
            <dl className="flex flex-col gap-1.5">
              {shortcuts.map((shortcut) => (
                <Row key={shortcut.does} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Row({ keys, or, does }: Shortcut) {
  return (
    <div className="flex items-center justify-between gap-4 text-sm">
      <dt>{does}</dt>
      <dd className="flex shrink-0 items-center gap-1">
        <Keys keys={keys} />
        {or && (
          <>
            <span className="px-0.5 text-xs text-muted">or</span>
            <Keys keys={or} />
          </>
        )}
      </dd>
    </div>
  )
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => <KeyCap key={index}>{key}</KeyCap>)
}
