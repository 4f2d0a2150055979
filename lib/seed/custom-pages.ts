/** Demo pages for an admin to edit. They state only what is true of every new installation. */
export const seedPages = [
  {
    slug: "about",
    title: "About this site",
    seo: { description: "What this website builder does, and where it runs." },
    body: `<p>This is a website builder that runs on its owner's server. You design pages in a visual editor, publish them at an address of your own, and keep every version.</p>
<h2>What it writes</h2>
<p>The editor writes ordinary HTML and CSS. Whatever you make here can be exported and opened anywhere, without this server.</p>
<h2>Who runs it</h2>
<p>Whoever installed it. Their terms and their privacy policy hold, and your data stays in their database.</p>`,
  },
  {
    slug: "first-steps",
    title: "First steps",
    seo: { description: "From an account to a published page." },
    body: `<ol>
<li><strong>Create an account.</strong> You get a six-digit code by mail; enter it and you are in.</li>
<li><strong>Make a project.</strong> Start from a template or from a blank page.</li>
<li><strong>Publish it.</strong> Give it an address. The page is checked before anyone sees it.</li>
<li><strong>Connect a domain.</strong> Point your own host name at the site when you are ready.</li>
</ol>`,
  },
  {
    slug: "terms",
    title: "Terms of Service",
    seo: { description: "The terms for using this site." },
    body: `<p>These are placeholder terms. The person who runs this installation replaces them before inviting anybody.</p>
<h2>Your content</h2>
<p>What you make stays yours. You are responsible for what you publish.</p>
<h2>Your account</h2>
<p>Keep your password to yourself. You can delete your account at any time.</p>`,
  },
  {
    slug: "privacy",
    title: "Privacy Policy",
    seo: { description: "What this site stores about you." },
    body: `<p>This is a placeholder policy. The person who runs this installation replaces it before inviting anybody.</p>
<h2>What is stored</h2>
<p>Your email address, a hash of your password, and for each session the address and browser it came from.</p>
<h2>Cookies</h2>
<p>A session cookie while you are signed in, and cookies that remember your language, your theme and this notice. None of them follows you to other sites.</p>`,
  },
];
