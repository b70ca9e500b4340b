// The paths that sections 2.1 and 2.2 of the specification list. data/routes.json is checked against them.
const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Listed as "Public pages". */
const everybodys = words(`
  /jobs /jobs/{id} /post-job /my-jobs /help /safety /dispute-resolution /file-dispute /contact /privacy-policy /cookie-policy /pricing
  /partner-up /partner-up-portal /restricted /growth-dashboard /marketing /ai-matching /admin-verification /admin/verify /search
  /trust-safety /trust-center /business-verification /location-verification /verify-email /jacksonville-jobs /promotion /rapid-hire
  /investor-brochure /video-call/{callId}`);

/** The paths of each session state. */
export const pathsOf = {
  out: [
    ...everybodys,
    ...words(`
      / /enterprise /messages /engagement-dashboard /profile /auth-test /for-workers /for-employers /interviews /interviews/{id}`),
  ],
  norole: [...everybodys, '/', '/role-selection', '/landing'],
  role: [
    ...everybodys,
    ...words(`
      / /dashboard /landing /home /how-it-works /project-management /profile /messages /enhanced-entrepreneur-profile
      /engagement-dashboard /deployment-dashboard /system-monitoring /error-monitoring /trust-demo /for-workers /for-employers
      /profile-demo /enhanced-messages /investor-pitch-course /trusted-devices /tiktok-integration /analytics/applications
      /employer-applications /video-analytics /interviews /interviews/{id} /notifications /success-predictions
      /personalized-dashboard /ml-feedback`),
  ],
  staff: words('/peanut /admin-dashboard /admin-verification-dashboard'),
} as const;

/** Listed as "Exact paths accepted". */
export const accepted = words(`
  / /dashboard /jobs /opportunities /post-job /create-opportunity /my-jobs /profile /messages /help /safety /dispute-resolution
  /file-dispute /contact /privacy-policy /cookie-policy /pricing /partner-up /partner-up-portal /rapid-hire /restricted
  /growth-dashboard /engagement-dashboard /deployment-dashboard /system-monitoring /error-monitoring /search-dashboard /search
  /trust-center /trust-safety /admin-verification /location-verification /trusted-devices /verify-email /peanut /admin-dashboard
  /role-selection /emergency-admin-login /auth-test /investor-brochure /for-workers /for-employers`);
