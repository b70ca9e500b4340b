//! Notifications, files, drafts, site texts, help articles and errors.

use super::{ADMINS, EVERYBODY, PARTIES, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Notifications. Everyone sees only their own.
    row("GET", "/api/notifications", SIGNED_IN),
    row("POST", "/api/notifications/read", SIGNED_IN),
    row("GET", "/api/live", SIGNED_IN),
    row("GET", "/api/notification-settings", SIGNED_IN),
    row("PUT", "/api/notification-settings", SIGNED_IN),
    row("POST", "/api/notification-settings/test", SIGNED_IN),
    row("GET", "/api/mobile/push/key", SIGNED_IN),
    row("POST", "/api/mobile/push/subscribe", SIGNED_IN),
    row("POST", "/api/mobile/push/unsubscribe", SIGNED_IN),
    // Files. Anyone with a photo's address can see it. The states are the kind of file and whether it is attached to an
    // application.
    row("POST", "/api/files", SIGNED_IN),
    row("GET", "/api/files/{token}", &["anonymous@photo", "owner", "reader"]),
    row("DELETE", "/api/files/{token}", &["owner@loose"]),
    // Messages. Only those who take part know that there is a conversation.
    row("GET", "/api/conversations/{id}/messages", PARTIES),
    row("POST", "/api/conversations/{id}/messages", PARTIES).closed_by_block(),
    row("PUT", "/api/conversations/{id}/read", PARTIES),
    row("PUT", "/api/conversations/{id}/mute", PARTIES),
    row("PUT", "/api/conversations/{id}/pin", PARTIES),
    row("PUT", "/api/conversations/{id}/folder", PARTIES),
    row("PATCH", "/api/messages/{id}", &["owner"]).closed_by_block(),
    row("DELETE", "/api/messages/{id}", &["owner"]),
    row("PUT", "/api/messages/{id}/reactions/{emoji}", PARTIES).closed_by_block(),
    row("DELETE", "/api/messages/{id}/reactions/{emoji}", PARTIES),
    row("GET", "/api/blocks", SIGNED_IN),
    row("PUT", "/api/blocks/{userId}", SIGNED_IN),
    row("DELETE", "/api/blocks/{userId}", SIGNED_IN),
    row("GET", "/api/presence", SIGNED_IN),
    row("PUT", "/api/presence", SIGNED_IN),
    // Drafts. Everyone sees only their own.
    row("GET", "/api/drafts/{name}", SIGNED_IN),
    row("PUT", "/api/drafts/{name}", SIGNED_IN),
    row("DELETE", "/api/drafts/{name}", SIGNED_IN),
    // Site texts and help articles.
    row("GET", "/api/texts/{name}", EVERYBODY),
    row("PUT", "/api/texts/{name}", ADMINS),
    row("DELETE", "/api/texts/{name}", ADMINS),
    row("GET", "/api/help", EVERYBODY),
    row("PUT", "/api/help/{name}", ADMINS),
    row("DELETE", "/api/help/{name}", ADMINS),
    // Errors. Everyone sees only their own; admins see all of them.
    row("POST", "/api/errors", EVERYBODY),
    row("GET", "/api/errors", SIGNED_IN),
    row("GET", "/api/admin/errors", ADMINS),
    row("POST", "/api/admin/errors/{id}/resolve", ADMINS),
    row("POST", "/api/admin/errors/{id}/mute", ADMINS),
    row("POST", "/api/admin/errors/{id}/reopen", ADMINS),
];
