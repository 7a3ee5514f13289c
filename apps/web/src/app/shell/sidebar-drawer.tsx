import { Dialog } from '@base-ui/react/dialog'
import { X } from '../../ui/icons.tsx'
import { backdropClasses } from '../../ui/dialog.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { Sidebar } from './sidebar.tsx'

/** The sidebar on small screens: it slides in, and closes on a click outside, on Escape and after navigation. */
export function SidebarDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClasses} />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-[min(18rem,86vw)] flex-col border-r border-line bg-surface text-text shadow-popup outline-none transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
            <Dialog.Title className="flex items-center gap-2.5 text-xl">
              <LogoMark className="size-7.5" />
              Vivify
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-10 place-items-center rounded-small text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-5" />
            </Dialog.Close>
          </div>
          {/* A click closes the drawer even when the link leads to the current screen. */}
          <div
            className="min-h-0 flex-1"
            onClick={(event) => (event.target as Element).closest('a') && onClose()}
          >
            <Sidebar />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
