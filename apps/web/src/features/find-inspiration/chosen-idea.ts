/**
 * Remembers which idea each version of a script was written from. A script that is edited keeps its idea; undoing leads
 * back to a script of another idea, or of none. Versions are told apart by identity, because documents don't change.
 */
export class ChosenIdeas<Version extends object> {
  #ideas = new WeakMap<Version, string | null>()
  #expected: string | null = null
  #chosen: string | null = null

  /** The next new version is written from this idea; null when none is expected any more. */
  expect(ideaId: string | null): void {
    this.#expected = ideaId
  }

  /** Notes the version on the screen and returns its idea. */
  show(version: Version | null): string | null {
    if (version === null) return (this.#chosen = null)
    const known = this.#ideas.get(version)
    const ideaId = known === undefined ? (this.#expected ?? this.#chosen) : known
    this.#expected = null
    this.#ideas.set(version, ideaId)
    return (this.#chosen = ideaId)
  }

  /** The version on the screen, and what is made of it, has no idea any more. */
  forget(version: Version | null): void {
    this.#ideas = new WeakMap(version === null ? [] : [[version, null]])
    this.#chosen = null
  }
}
