/** Class names of every pop-up list. */
export const popupClasses =
  'min-w-(--anchor-width) max-w-(--available-width) origin-(--transform-origin) rounded-base bg-popup text-text shadow-popup outline-none transition-[opacity,transform] duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 data-starting-style:scale-97'

/** Class names of an entry in a pop-up list. */
export const optionClasses =
  'flex cursor-pointer items-center justify-between gap-4 rounded-small px-3 py-2 text-sm outline-none select-none data-highlighted:bg-hover data-selected:font-medium data-disabled:cursor-not-allowed data-disabled:text-muted'
