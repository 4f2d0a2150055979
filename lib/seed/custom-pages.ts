/**
 * The custom pages of a new installation, for an admin to edit. They state only what is true of every new installation.
 */
export const SEED_PAGES = [
  {
    slug: "about",
    title: "About this site",
    seo: { description: "What this website builder does, and where it runs." },
    body: `<p>This is a website builder that runs on its owner's server. You design pages in a visual editor, publish them at your own address, and can go back to earlier versions.</p>
<h2>What it produces</h2>
<p>The editor writes ordinary HTML and CSS. You can export everything you make here and open it anywhere, without this server.</p>
<h2>Who runs it</h2>
<p>The owner of this server. Their terms and privacy policy apply, and your data stays in their database.</p>`,
  },
  {
    slug: "first-steps",
    title: "First steps",
    seo: { description: "From an account to a published page." },
    body: `<ol>
<li><strong>Create an account.</strong> We email you a six-digit code. Enter it to verify your address.</li>
<li><strong>Create a project.</strong> Start from a template or from a blank page.</li>
<li><strong>Publish it.</strong> Give it an address. The page is checked before anyone sees it.</li>
<li><strong>Connect a domain.</strong> Point your own host name at the site when you are ready.</li>
</ol>`,
  },
  {
    slug: "terms",
    title: "Terms of Service",
    seo: { description: "The terms for using this site." },
    body: `<p>These are placeholder terms. The owner of this site should replace them before inviting anyone.</p>
<h2>Your content</h2>
<p>What you make stays yours. You are responsible for what you publish.</p>
<h2>Your account</h2>
<p>Keep your password to yourself. You can delete your account at any time.</p>`,
  },
  {
    slug: "privacy",
    title: "Privacy Policy",
    seo: { description: "What this site stores about you." },
    body: `<p>This is a placeholder policy. The owner of this site should replace it before inviting anyone.</p>
<h2>What is stored</h2>
<p>Your email address, a hash of your password, the IP address and browser of each session, the browsers that have logged in, and a log of logins and other security events.</p>
<h2>Cookies</h2>
<p>A session cookie while you are logged in, a cookie that recognises this browser at the next login, cookies that protect forms and logins, and cookies that store your language, your theme and whether you have accepted the cookie notice. None of them tracks you on other sites.</p>`,
  },
];
