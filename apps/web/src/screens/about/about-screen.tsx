import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** Describes Vivify and its principles. */
export function AboutScreen() {
  return (
    <PublicPage
      title="About Us"
      lead="Vivify turns an idea into a finished faceless short, and into everything that goes with it."
    >
      <PageSection title="Made on one server">
        <p>
          Built-in engines make the script, voice, music, pictures and captions on the server that you are
          using. They need no key and no network.
        </p>
      </PageSection>
      <PageSection title="What leaves the server">
        <p>
          A topic that you look up goes to Wikipedia and Wikidata, the words of a footage search go to stock
          libraries, and a link that you paste is opened. Providers of texts, voices, pictures or videos get
          what you ask them to work on. Platforms, sites and webhooks get what you publish, and a payment
          provider gets your email when you buy a plan. The operator of the server can turn look-ups and
          footage searches off. The screen always names the engine that made a result.
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
