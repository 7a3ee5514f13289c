/** The name on screens for the rules that reword text without a vendor. */
export const editorName = 'built-in editor'
