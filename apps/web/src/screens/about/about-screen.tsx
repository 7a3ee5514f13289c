import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** Describes Vivify and its principles. */
export function AboutScreen() {
  return (
    <PublicPage
      title="About Us"
      lead="Vivify turns an idea into a finished faceless short, and into everything that goes with it."
    >
      <PageSection title="Made on your machine">
        <p>
          Built-in engines make the script, voice, music, pictures and captions. They need no key and no
          network, so what you write stays on your own server. Providers that you connect can improve on them,
          and the screen always names the engine that made a result.
        </p>
      </PageSection>
      <PageSection title="Nothing made up">
        <p>
          The built-in writer uses facts with sources, or your own text. If it knows nothing about a topic, it
          asks you questions instead of inventing answers. It never makes up testimonials or numbers.
        </p>
      </PageSection>
      <PageSection title="Open source">
        <p>
          Vivify is open source under the MIT license. A video is one document that you can export, keep and
          open again, and the same document always makes the same video.
        </p>
      </PageSection>
    </PublicPage>
  )
}
