// Generated from openapi.json by npm run api. Not to be edited.

export interface paths {
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened on the site. */
        get: operations["analytics_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Errors put together by what went wrong, the last seen first. */
        get: operations["errors_desk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/errors/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is known and left alone; it is counted on. */
        post: operations["errors_mute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/errors/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is open again. */
        post: operations["errors_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/errors/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is mended in this release; when a later one has it, it is open again. */
        post: operations["errors_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feedback in a state, newest first; duplicates stand with the one that is kept. */
        get: operations["feedback_desk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decides and answers. Who sent it, or a duplicate of it, is told what changed. */
        put: operations["feedback_answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feedback/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes it a duplicate of another one, whose state and answer it follows from then on. */
        post: operations["feedback_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees in a state, the newest first. */
        get: operations["admin_fees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fees/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that a fee was paid; its job goes on the board. */
        post: operations["admin_fees_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fees/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a paid fee is owed back. The job stays where it is. */
        post: operations["admin_fees_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fees/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the money of a refund was given back. */
        post: operations["admin_fees_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fees/{id}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Waives a fee; its job goes on the board. */
        post: operations["admin_fees_waive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs that wait for the office, the newest first. */
        get: operations["admin_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of the ledger, the newest first. */
        get: operations["admin_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of some months as a table, a line for each posting. */
        get: operations["admin_ledger_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each account came to, in all and by month. */
        get: operations["admin_ledger_sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pay-instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes down how to pay: it stands at the prices and on each job that waits for its fee. */
        put: operations["admin_pay_instructions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People with an account, the newest first. */
        get: operations["people_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes an account: its sessions and links end, and nobody signs in to it. */
        post: operations["people_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a closed account again. */
        post: operations["people_enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a person out everywhere. */
        post: operations["people_end_sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link with which a person chooses a new password; an earlier one stops working. The answer is a secret, so
         *     no idempotency key keeps it.
         */
        post: operations["people_reset_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every promotion with what it gave, the last to begin first; those to come are among them. */
        get: operations["admin_promotions"];
        put?: never;
        /** Starts a promotion, now or on a later day. */
        post: operations["admin_promotions_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotions/free-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes today a free day: everything is free for everyone until midnight in the site's zone. */
        post: operations["admin_promotions_free_day"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/promotions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a promotion early; one that has not begun is taken away. */
        post: operations["admin_promotions_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/canned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The canned replies, by title. */
        get: operations["support_canned"];
        put?: never;
        /** Writes a new reply. */
        post: operations["support_add_canned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/canned/{cannedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a reply. */
        put: operations["support_change_canned"];
        post?: never;
        /** Deletes a reply. */
        delete: operations["support_drop_canned"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chats that wait, that one has, that are under way, or that are over. */
        get: operations["support_desk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A chat with its lines, notes and context. */
        get: operations["support_desk_chat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a chat. It stays with the visitor for a day, so that the last words are read. */
        post: operations["support_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers. A chat that waits is taken by that. */
        post: operations["support_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes something for the desk. The visitor never sees it. */
        post: operations["support_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a chat that waits. Of two who try, one gets it; the other is told that it is taken. */
        post: operations["support_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transcript of a chat. */
        get: operations["support_transcript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a chat to a colleague, who is told; or takes it over from one. */
        post: operations["support_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/chats/{id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the agent is typing; it is kept for a few seconds, and in memory only. */
        post: operations["support_agent_typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long people wait, how soon they get a reply, how they rate it. */
        get: operations["support_numbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/support/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The desk's settings. */
        get: operations["support_settings"];
        /** Writes the desk's settings. */
        put: operations["support_set_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vouchers, the newest first. */
        get: operations["admin_vouchers"];
        put?: never;
        /** Makes a voucher. */
        post: operations["admin_vouchers_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vouchers/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a voucher: nobody can use it any more. */
        post: operations["admin_vouchers_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes events in. No address is kept, and of what needs no consent nothing that tells of anybody (S62). */
        post: operations["analytics_collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own applications, newest first. */
        get: operations["applications_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application, for its two sides. */
        get: operations["applications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes an application that nobody has read yet. */
        patch: operations["applications_change"];
        trace?: never;
    };
    "/api/applications/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The worker takes the offer: a place is taken, the contract is made, and the last place fills the job. */
        post: operations["accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employer says no, with a reason. */
        post: operations["decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employer talks with the person. */
        post: operations["interview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notes on an application, newest first. */
        get: operations["applications_notes"];
        put?: never;
        /** Writes a note. */
        post: operations["applications_add_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes one's own note and gives those that are left. */
        delete: operations["applications_drop_note"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employer offers the job. There may be more offers than places. */
        post: operations["offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employer reads it. */
        post: operations["open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The worker does not take the offer. */
        post: operations["refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employer keeps it in view. */
        post: operations["shortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/verdict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Notes what the employer thinks of an application; the worker never reads it. */
        put: operations["verdict"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The worker steps back. */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admin-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs the operator in by the link of `jobstead admin link`. */
        post: operations["admin_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a new password. All other sessions end, and this one gets a new id (S5, S7). */
        put: operations["change_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a link, which opens once. All sessions end, and the caller is signed in. */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a link. The answer and its time are the same whether there is such an account or not: both write to the
         *     disk.
         */
        post: operations["ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a role (if not held yet) and makes it active. The session gets a new id (S5). */
        put: operations["choose_role"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in. The answer and its time are the same whether the account exists or not. */
        post: operations["sign_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs up. */
        post: operations["sign_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person. */
        get: operations["user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/budget-guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What similar jobs paid here. */
        get: operations["budget_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/city-guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A town's parts and past pay. */
        get: operations["city_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's contracts, on either side. */
        get: operations["contracts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract, for its two sides. */
        get: operations["contracts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's dashboard, by the active role; roles without a board of their own see both sides. */
        get: operations["insights_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of a name; an empty one when nothing is kept. */
        get: operations["drafts_get"];
        /** Keeps a draft under a name. */
        put: operations["drafts_put"];
        post?: never;
        /** Drops a draft: it was sent, or is not wanted any more. */
        delete: operations["drafts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications to all jobs of the caller's employers. */
        get: operations["applications_inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer-applications/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to several applicants of any of the caller's jobs in one transaction. */
        post: operations["applications_decline_of_inbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an invitation: the caller acts for the employer, with a new session id (S5). What they held they keep. */
        post: operations["invitations_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer-invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link invites to, for who holds it. A POST, so that the token stands in no address. */
        post: operations["invitations_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employers for whom the caller acts, with what they may do for each. */
        get: operations["employers_mine"];
        put?: never;
        /** Adds a business or an organization; the caller manages it. */
        post: operations["employers_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An employer's public page. */
        get: operations["employers_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what an employer says of itself. */
        patch: operations["employers_change"];
        trace?: never;
    };
    "/api/employers/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open invitations of an employer. */
        get: operations["employers_invitations"];
        put?: never;
        /** Invites somebody by a link. The answer is a secret, so no idempotency key keeps it. */
        post: operations["employers_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back. */
        delete: operations["employers_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acts for an employer, for those who do. */
        get: operations["employers_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a member's rights away; everybody may leave. */
        delete: operations["employers_remove_member"];
        options?: never;
        head?: never;
        /** Changes what a member may do. */
        patch: operations["employers_change_member"];
        trace?: never;
    };
    "/api/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The errors that happened to the caller, newest first. */
        get: operations["errors_own"];
        put?: never;
        /** Takes an error in. No address is kept, and of the words nothing that tells of anybody (S62). */
        post: operations["errors_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fee-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What posting a job would cost the caller now. */
        get: operations["fee_quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own feedback with what came of it, newest first. */
        get: operations["feedback_list"];
        put?: never;
        /** Takes feedback of anybody. A reference number in the words links it to its error. */
        post: operations["feedback_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees of those for whom the caller posts or pays, the newest first. */
        get: operations["fees_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fee: what its receipt says. */
        get: operations["fees_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings a file. A photo is drawn anew, so that nothing but its pixels is kept; a document is a PDF. What nothing
         *     refers to after a week is removed.
         */
        post: operations["files_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file. Whoever holds the address of a photo sees it; a document is for its owner, and for those who may see an
         *     application that it is attached to.
         */
        get: operations["files_download"];
        put?: never;
        post?: never;
        /** Takes a file away, from wherever its owner shows it. One that an application holds stays. */
        delete: operations["files_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles. */
        get: operations["help_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/help/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Writes an article anew, or adds one. */
        put: operations["help_put"];
        post?: never;
        /** Brings the default of an article back; an article that the operator added goes. */
        delete: operations["help_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hidden-employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller hides. */
        get: operations["hidden_employers_list"];
        put?: never;
        /** Hides the employer of a job from the caller's lists. */
        post: operations["hidden_employers_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hidden-employers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Shows an employer's jobs again. */
        delete: operations["hidden_employers_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs by their ids, in the order asked for. */
        get: operations["job_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the board. */
        get: operations["jobs_list"];
        put?: never;
        /** Posts a job: onto the board when posting is free for the caller, else it waits for its fee. */
        post: operations["jobs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job. Everybody may read one that was ever on the board, whatever its state. */
        get: operations["jobs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a job. */
        patch: operations["jobs_change"];
        trace?: never;
    };
    "/api/jobs/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applications to a job of one of the caller's employers, oldest first. */
        get: operations["applications_of_job"];
        put?: never;
        /** Applies for a job. */
        post: operations["applications_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/applications/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to several applicants of a job in one transaction. */
        post: operations["applications_decline_of_job"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a job; everybody who waits for an answer gets one. */
        post: operations["jobs_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a job is open still. */
        post: operations["jobs_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/dismiss-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds nothing wrong: the reports of the job are done. */
        post: operations["jobs_dismiss_reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A copy of a job as a draft, to post it again. */
        post: operations["jobs_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fee of a job, for those who post for its employer and for the office. */
        get: operations["jobs_fee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a job off the board for a while; its applications stay. */
        post: operations["jobs_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publishes a draft, or a job that waits for its fee when a promotion runs now or a voucher pays. What the operator records opens it by itself. */
        post: operations["jobs_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a job down for a reason that its employer reads; who applied is answered. */
        post: operations["jobs_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a job 30 more days, free of charge: an open one where it stands in its last week, an expired one on top of the board. */
        post: operations["jobs_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a job. A second report of the same person replaces the first. */
        post: operations["jobs_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a paused job back where it stood. */
        post: operations["jobs_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open jobs like this one, at most three. */
        get: operations["jobs_similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads to the sign-in page. */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Signs out and leads home. A navigation, so it acts only when this site, or the person, asked for it. */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/icons/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An icon of the app. */
        get: operations["pwa_icon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The web app manifest. */
        get: operations["pwa_manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that wait for the caller. The notification center has a count of its own. */
        get: operations["pwa_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/pwa/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Notes that an install is in use. */
        patch: operations["pwa_active"];
        trace?: never;
    };
    "/api/mobile/pwa/install": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes an install. It names itself by its device, so a repeated one has no second effect. */
        post: operations["pwa_install"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/sw.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The service worker; its scope is the whole site. */
        get: operations["pwa_worker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own jobs in every state. */
        get: operations["jobs_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notifications, newest first. */
        get: operations["notifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks notifications as read, or takes that back. */
        post: operations["notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paywall/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the caller free of fees now? */
        get: operations["paywall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Another person's profile, as far as that person lets the caller see it. */
        get: operations["person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds towns by the beginning of their name, the largest first. */
        get: operations["find_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What things cost. */
        get: operations["pricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile. */
        get: operations["get_profile"];
        /** Saves one's own profile. */
        put: operations["put_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/papers/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps a document with one's profile, to attach it to applications. */
        put: operations["put_paper"];
        post?: never;
        /** Keeps a document no more; applications that hold it keep it. */
        delete: operations["delete_paper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Shows a photo with one's profile, or none. */
        put: operations["put_photo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotions that run or ran, the one that began last first. */
        get: operations["promotions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's pinned jobs, the last pinned first; those that ended stay, so that nobody wonders. */
        get: operations["saved_jobs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pins a job. */
        put: operations["saved_jobs_put"];
        post?: never;
        /** Takes a pin off. */
        delete: operations["saved_jobs_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved searches. */
        get: operations["saved_searches_list"];
        put?: never;
        /** Keeps a search. */
        post: operations["saved_searches_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets a search; its feed ends. */
        delete: operations["saved_searches_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, the last used first. */
        get: operations["get_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all sessions of the caller but this one. */
        post: operations["end_others"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the caller's sessions. */
        delete: operations["end_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims the site. Without a right token, and once there is an operator, it is not there. */
        post: operations["setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site. */
        get: operations["get_site"];
        /** Saves the settings. */
        put: operations["put_site"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the logo. */
        put: operations["put_logo"];
        post?: never;
        /** Takes the logo away; the product's mark stands in its place. */
        delete: operations["delete_logo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/logo/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo. Its address changes with every new one, so it may be kept for ever. */
        get: operations["get_logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visitor's chat, whether somebody is at the desk, and how soon it usually answers. */
        get: operations["support_now"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says something. With the first message the chat enters the queue, and the agents are told. */
        post: operations["support_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a chat, or gives the one that is under way: a visitor has one. A second request for the same is
         *     harmless by that, so it has no name; a stored answer could not bring the cookie again.
         */
        post: operations["support_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/{sessionId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leaves an email address for the answer. */
        put: operations["support_email"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/{sessionId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a chat and puts it away, with the visitor's rating. One that the desk has ended is put away. */
        post: operations["support_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/{sessionId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said, the oldest first; the newest 200 at most. */
        get: operations["support_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/{sessionId}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what the visitor has seen, so that it is no longer unread on another device. */
        post: operations["support_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/support/chat/{sessionId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the visitor is typing; it is kept for a few seconds, and in memory only. */
        post: operations["support_typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A text of the site. */
        get: operations["texts_get"];
        /** Writes a text anew. */
        put: operations["texts_put"];
        post?: never;
        /** Brings the default of a text back. */
        delete: operations["texts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vouchers that the caller keeps for the next jobs. */
        get: operations["vouchers_kept"];
        put?: never;
        /** Keeps a voucher for the caller's next job. It reserves nothing: the job that is posted first has the last use. */
        post: operations["vouchers_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server answers. */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server can write and has room. */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What can be done with an application.
         * @enum {string}
         */
        Action: "open" | "shortlist" | "interview" | "decline" | "offer" | "accept" | "refuse" | "withdraw";
        /** @description Which install is in use. */
        Active: {
            deviceId: string;
        };
        /** @description A one-time token from the server's console. */
        AdminLink: {
            token: string;
        };
        /** @description Words of an agent. */
        AgentWords: {
            message: string;
        };
        /** @description Events, and the visit that they are of. */
        Analytics: {
            /** @description The events. */
            events: components["schemas"]["AnalyticsEvent"][];
            /** @description The visit. */
            session: components["schemas"]["AnalyticsSession"];
        };
        /** @description A day of the site. */
        AnalyticsDay: {
            /** @description YYYY-MM-DD in the site's zone. */
            day: string;
            /**
             * Format: int64
             * @description Browsers.
             */
            visitors: number;
            /**
             * Format: int64
             * @description Visits.
             */
            visits: number;
        };
        /** @description An event as the page tells it. */
        AnalyticsEvent: {
            /** @description What happened. */
            event: components["schemas"]["Event"];
            /** @description The path of the page. */
            page: string;
            /** @description What it is about. */
            properties?: components["schemas"]["Properties"];
            /** @description The visit; a day at most. */
            sessionId?: string | null;
            /**
             * Format: int64
             * @description When, milliseconds since 1970 by the device's clock. Kept is when it arrived: clocks of devices lie.
             */
            timestamp: number;
            /** @description The browser's words for itself; not kept. */
            userAgent?: string | null;
            /** @description The browser's own random name, kept with consent. */
            userId?: string | null;
        };
        /** @description What the operator reads. */
        AnalyticsReport: {
            /**
             * Format: int64
             * @description Of them in use within the last week.
             */
            activeInstalls: number;
            /**
             * Format: int64
             * @description Who said no.
             */
            consentDeclined: number;
            /**
             * Format: int64
             * @description Who said yes.
             */
            consentGiven: number;
            /** @description The days, the oldest first; today is the last one. */
            days: components["schemas"]["AnalyticsDay"][];
            /** @description How far down pages were read, in percent. */
            depths: components["schemas"]["Counted"][];
            /** @description On what: phone or desktop. */
            devices: components["schemas"]["Counted"][];
            /** @description What was searched for and not found. */
            emptySearches: components["schemas"]["Counted"][];
            /** @description How far visits came. */
            funnels: components["schemas"]["Funnels"];
            /**
             * Format: int64
             * @description Devices with the app.
             */
            installs: number;
            /** @description What was opened. */
            pages: components["schemas"]["Counted"][];
            /**
             * Format: int64
             * @description Days after which single events are dropped; their sums stay.
             */
            rawDays: number;
            /** @description What was searched for. */
            searches: components["schemas"]["Counted"][];
            /**
             * Format: int64
             * @description Accounts made by those who said yes.
             */
            signups: number;
            /** @description Where visits came from. */
            sources: components["schemas"]["Counted"][];
        };
        /** @description The visit as the page tells of it. */
        AnalyticsSession: {
            deviceInfo?: components["schemas"]["DeviceInfo"] | null;
            /**
             * Format: int64
             * @description Events so far.
             */
            events: number;
            /**
             * Format: int64
             * @description When something last happened.
             */
            lastActivity: number;
            /**
             * Format: int64
             * @description Pages so far.
             */
            pageViews: number;
            /** @description As in its events; null without consent. */
            sessionId?: string | null;
            /**
             * Format: int64
             * @description When it began.
             */
            startTime: number;
            /** @description As in its events. */
            userId?: string | null;
        };
        /** @description A question and its answer. */
        Answer: {
            /** @description As it was answered. */
            answer: string;
            /** @description As it was asked. */
            question: string;
        };
        /** @description An install as the device tells of it. */
        AppInstall: {
            /** @description "Chrome". */
            browserName: string;
            /** @description "140". */
            browserVersion: string;
            /** @description Made once by the device. */
            deviceId: string;
            /** @description What it is. */
            deviceType: components["schemas"]["DeviceType"];
            /** @description How it was installed. */
            installationMethod: components["schemas"]["Method"];
            /** @description It runs in a window of its own. */
            isStandalone: boolean;
            /** @description "Android". */
            osName: string;
            /** @description "14". */
            osVersion: string;
            /** @description The browser's own words. */
            userAgent: string;
        };
        /** @description A page of applications, and how many there are in each group. */
        Applicants: components["schemas"]["List_Application"] & {
            counts: components["schemas"]["GroupCounts"];
        };
        /** @description An application as its two sides see it. */
        Application: {
            /**
             * Format: int64
             * @description The employer promised an answer until then.
             */
            answerBy?: number | null;
            /**
             * Format: int64
             * @description When the employer answered first.
             */
            answeredAt?: number | null;
            /** @description The answers to the job's questions. */
            answers: components["schemas"]["Answer"][];
            /** @description When the worker can start. */
            availableFrom?: string | null;
            /** @description What the caller may do now. */
            can: components["schemas"]["Action"][];
            /** @description The caller may change what it says. */
            canEdit: boolean;
            /** @description The caller may judge it and write notes. */
            canJudge: boolean;
            /**
             * Format: int64
             * @description The contract of a hired one.
             */
            contractId?: number | null;
            /**
             * Format: int64
             * @description When it was sent.
             */
            createdAt: number;
            /** @description ISO 4217. */
            currency: string;
            decline?: components["schemas"]["Declined"] | null;
            /**
             * Format: int64
             * @description When the worker changed it, before it was read.
             */
            editedAt?: number | null;
            ending?: components["schemas"]["Ending"] | null;
            /** @description What happened, oldest first. */
            events: components["schemas"]["ApplicationEvent"][];
            /** @description Papers that the worker sent along. */
            files: components["schemas"]["Attached"][];
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description The job in short. */
            job: components["schemas"]["ApplicationJob"];
            /**
             * Format: int64
             * @description The job's id.
             */
            jobId: number;
            /** @description What the worker wrote. */
            message: string;
            /**
             * Format: int64
             * @description The employer's notes on it; the worker never learns of them.
             */
            noteCount: number;
            offer?: components["schemas"]["Offered"] | null;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             */
            proposedRate: number;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description Where it stands. */
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: int64
             * @description When it last changed.
             */
            updatedAt: number;
            verdict?: components["schemas"]["Verdict"] | null;
            /** @description Who applies. */
            worker: components["schemas"]["Worker"];
        };
        /** @description A change of an application that nobody has read: what is named is replaced. */
        ApplicationChange: {
            /**
             * @description In the order of the questions that were answered.
             * @default null
             */
            answers: string[] | null;
            /**
             * @description YYYY-MM-DD; null for any day.
             * @default null
             */
            availableFrom: components["schemas"]["Option_String"];
            /**
             * @description Own documents to send along, by their tokens.
             * @default null
             */
            files: string[] | null;
            /**
             * @description A few words to the other side.
             * @default null
             */
            message: string | null;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             * @default null
             */
            proposedRate: number | null;
            /** @default null */
            rateUnit: components["schemas"]["PayUnit"] | null;
        };
        /** @description A step of an application. */
        ApplicationEvent: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description The state that it came to. */
            status: string;
        };
        /**
         * @description The groups in which an employer sees applications.
         * @enum {string}
         */
        ApplicationGroup: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
        /** @description The job of an application in short. */
        ApplicationJob: {
            /**
             * Format: int64
             * @description Applications to it, the withdrawn ones left out.
             */
            applicationCount: number;
            /** @description Its category's id. */
            category: string;
            /** @description The town. */
            city: string;
            /**
             * Format: int64
             * @description The job's id.
             */
            id: number;
            /** @description Who hires. */
            postedBy: string;
            /** @description The state or region. */
            state: string;
            /** @description Where it stands. */
            status: components["schemas"]["JobStatus"];
            /** @description Its title. */
            title: string;
        };
        /** @description A private note. */
        ApplicationNote: {
            /** @description Which colleague wrote it. */
            author: string;
            /** Format: int64 */
            authorId: number;
            /** Format: int64 */
            createdAt: number;
            /** Format: int64 */
            id: number;
            /** @description The caller wrote it. */
            isOwn: boolean;
            text: string;
        };
        /** @description The newest hundred notes. */
        ApplicationNotes: {
            items: components["schemas"]["ApplicationNote"][];
        };
        /**
         * @description Where an application stands.
         * @enum {string}
         */
        ApplicationStatus: "sent" | "opened" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "withdrawn" | "not_selected";
        /** @description A new application. */
        Apply: {
            /** @description In the order of the job's questions. */
            answers?: string[];
            /** @description YYYY-MM-DD. */
            availableFrom?: string | null;
            /** @description Own documents to send along, by their tokens. */
            files?: string[];
            /** @description A few words to the other side. */
            message?: string;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             */
            proposedRate: number;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
        };
        /** @description Whose password was forgotten. */
        AskReset: {
            email: string;
        };
        /** @description What is said to everybody who asks. */
        Asked: {
            /** @description How it goes on, for a person. */
            message: string;
        };
        /** @description A paper of an application; `/api/files/{token}` gives it. */
        Attached: {
            /**
             * Format: int64
             * @description Its size.
             */
            bytes: number;
            /** @description What kind of file it is. */
            mediaType: string;
            /** @description As the worker named it. */
            name: string;
            /** @description Its name in addresses. */
            token: string;
        };
        /**
         * @description For whom a promotion is.
         * @enum {string}
         */
        Audience: "everyone" | "first_job" | "businesses";
        /** @description All of them, by title. */
        CannedReplies: {
            items: components["schemas"]["CannedReply"][];
        };
        /** @description A reply to be used again. */
        CannedReply: {
            body: string;
            /** Format: int64 */
            id: number;
            title: string;
        };
        /** @description Jobs by their ids, for what a device remembers: recently viewed ones, pins of somebody signed out. */
        Cards: {
            /** @description In the order asked for; those that are gone are left out. */
            items: components["schemas"]["JobCard"][];
        };
        /** @description A kind of work. */
        Category: {
            /** @description Not offered for new jobs. */
            hidden?: boolean;
            /** @description Its lucide icon. */
            icon: string;
            /** @description Its id. */
            id: string;
            /** @description Its name on screens. */
            name: string;
            /** @description The paper it is printed on: home, food, desk, care, trade or move. */
            stock: string;
        };
        /** @description A change: what is named is replaced, null empties what may be empty. */
        Change: {
            /** @default null */
            area: components["schemas"]["Option_String"];
            /** @default null */
            budgetMax: components["schemas"]["Option_i64"];
            /** @default null */
            budgetMin: components["schemas"]["Option_i64"];
            /** @default null */
            budgetUnit: components["schemas"]["PayUnit"] | null;
            /** @default null */
            category: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            description: string | null;
            /** @default null */
            endDate: components["schemas"]["Option_String"];
            /** @default null */
            endTime: components["schemas"]["Option_String"];
            /** @default null */
            isUrgent: boolean | null;
            /** @default null */
            kind: components["schemas"]["Kind"] | null;
            /**
             * Format: int64
             * @default null
             */
            openings: number | null;
            /** @default null */
            photos: string[] | null;
            /** @default null */
            questions: string[] | null;
            /** @default null */
            remote: boolean | null;
            /**
             * Format: int64
             * @default null
             */
            replyDays: number | null;
            /** @default null */
            skills: string[] | null;
            /** @default null */
            startDate: components["schemas"]["Option_String"];
            /** @default null */
            startTime: components["schemas"]["Option_String"];
            /** @default null */
            state: string | null;
            /** @default null */
            title: string | null;
            /** @default null */
            whenText: components["schemas"]["Option_String"];
        };
        /** @description A new password, with the old one. */
        ChangePassword: {
            current: string;
            new: string;
        };
        /** @description Where to write when nobody is at the desk. */
        ChatEmail: {
            email: string;
        };
        /**
         * @description What ended a chat.
         * @enum {string}
         */
        ChatEndedBy: "visitor" | "agent" | "clock";
        /** @description A line of a chat as the desk sees it. */
        ChatLine: {
            /**
             * Format: int64
             * @description Which agent; null for the visitor and the clock.
             */
            agentId?: number | null;
            /** @description The agent's name. */
            agentName?: string | null;
            /** @description The words. */
            body: string;
            /**
             * Format: int64
             * @description Grows with time.
             */
            id: number;
            /** @description Said, noted or happened. */
            kind: components["schemas"]["ChatLineKind"];
            /**
             * Format: int64
             * @description When.
             */
            sentAt: number;
        };
        /**
         * @description What a line of a chat is.
         * @enum {string}
         */
        ChatLineKind: "text" | "note" | "event";
        /** @description A message as the visitor sees it. */
        ChatMessage: {
            /**
             * Format: int64
             * @description Grows with time.
             */
            id: number;
            /** @description An agent said it. */
            isFromAgent: boolean;
            /** @description The words. */
            message: string;
            /** @description Always text. */
            messageType: string;
            /**
             * Format: int64
             * @description When.
             */
            sentAt: number;
        };
        /** @description A chat as its visitor sees it. */
        ChatSession: {
            /** @description Who has it: first name and initial. */
            agent?: string | null;
            /** @description The agent is typing right now. */
            agentTyping: boolean;
            /** @description Nobody may come soon: ask where to write. */
            asksEmail: boolean;
            /** @description Where to write, as the visitor said. */
            email?: string | null;
            /** @description Its name. */
            id: string;
            status: components["schemas"]["ChatStatus"];
            /** @description What it is about. */
            subject?: string | null;
        };
        /**
         * @description Where a chat stands.
         * @enum {string}
         */
        ChatStatus: "waiting" | "connected" | "ended";
        /** @description The role to make active. */
        ChooseRole: {
            role: components["schemas"]["Role"];
        };
        /** @description A town's board. */
        City: {
            /** @description Its parts that open jobs name, the most named first. */
            areas: string[];
            /** @description The town. */
            city: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description The state that its jobs have; null where only the town's name tells them. */
            jobState?: string | null;
            /** @description What jobs that ended within a year paid, by kind of work; only where five or more say it. */
            pay: components["schemas"]["Paid"][];
            /**
             * Format: int64
             * @description Its row in the list of towns.
             */
            placeId: number;
            /** @description Its state, or its country. */
            state: string;
        };
        /** @description Why a job ends. */
        Close: {
            reason: components["schemas"]["CloseReason"];
        };
        /**
         * @description Why an employer closes a job.
         * @enum {string}
         */
        CloseReason: "filled_elsewhere" | "not_needed" | "other";
        /** @description How much of a profile is there. */
        Completeness: {
            next?: components["schemas"]["NextStep"] | null;
            /**
             * Format: int64
             * @description 0 to 100.
             */
            percent: number;
        };
        /** @description A contract. */
        Contract: {
            /**
             * Format: int64
             * @description The application that it came from.
             */
            applicationId?: number | null;
            /**
             * Format: int64
             * @description When it was made.
             */
            createdAt: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Who pays. */
            employer: components["schemas"]["Party"];
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /**
             * Format: int64
             * @description The job that it came from.
             */
            jobId?: number | null;
            /** @description What the work is. */
            jobTitle: string;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             */
            rate: number;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description The first day. */
            startDate?: string | null;
            /** @description Where it stands: active. */
            status: string;
            /** @description Who works. */
            worker: components["schemas"]["Party"];
        };
        /** @description A name and how often. */
        Counted: {
            /**
             * Format: int64
             * @description How often.
             */
            count: number;
            /** @description What was counted. */
            name: string;
        };
        /** @description Applications of a job by state. */
        Counts: {
            /**
             * Format: int64
             * @description Declined.
             */
            declined: number;
            /**
             * Format: int64
             * @description Hired.
             */
            hired: number;
            /**
             * Format: int64
             * @description In interviews.
             */
            interviewing: number;
            /**
             * Format: int64
             * @description Answered because the job ended.
             */
            notSelected: number;
            /**
             * Format: int64
             * @description Offered the job.
             */
            offered: number;
            /**
             * Format: int64
             * @description Opened.
             */
            opened: number;
            /**
             * Format: int64
             * @description Not opened yet.
             */
            sent: number;
            /**
             * Format: int64
             * @description Shortlisted.
             */
            shortlisted: number;
            /**
             * Format: int64
             * @description Withdrawn by the worker.
             */
            withdrawn: number;
        };
        /** @description What waits for a person, and their figures. */
        Dashboard: {
            /** @description What to do, the most pressing first. */
            actions: components["schemas"]["Todo"][];
            /** @description Each a count of now. */
            figures: components["schemas"]["Figure"][];
            role?: components["schemas"]["Role"] | null;
        };
        /** @description What the office decides and says. */
        Decision: {
            /** @description For its sender; may be empty. */
            answer?: string;
            /** @description The reference number of the error that it is about. Not given: the link stays; empty: it goes. */
            errorReference?: string | null;
            /** @description What comes of it. */
            state: components["schemas"]["FeedbackState"];
        };
        /** @description A no, with its reason. */
        Decline: {
            /** @description A few words to the other side; `{name}` and `{job}` stand for the person's first name and the job's title. */
            message?: string;
            /** @description Why. */
            reason: components["schemas"]["DeclineReason"];
        };
        /** @description A no to several people at once. */
        DeclineMany: {
            /** @description The applications. */
            ids: number[];
            /** @description A few words to each; `{name}` and `{job}` stand for the person's first name and the job's title. */
            message?: string;
            /** @description Why. */
            reason: components["schemas"]["DeclineReason"];
        };
        /**
         * @description Why an employer declines.
         * @enum {string}
         */
        DeclineReason: "other_chosen" | "rate" | "experience" | "timing" | "other";
        /** @description A no as it was said. */
        Declined: {
            /** @description What the employer wrote. */
            message: string;
            /** @description Why. */
            reason: string;
        };
        /** @description What became of a no to several people. */
        DeclinedMany: {
            /** @description Those who got it. */
            declined: number[];
            /** @description Those left as they were. */
            skipped: components["schemas"]["Skipped"][];
        };
        /** @description A chat in a list of the desk. */
        DeskChat: {
            /**
             * Format: int64
             * @description Who has it.
             */
            agentId?: number | null;
            /** @description Who has it. */
            agentName?: string | null;
            /** @description The visitor said them, so that an answer is due. */
            answerDue: boolean;
            /**
             * Format: int64
             * @description When the visitor first wrote.
             */
            askedAt?: number | null;
            /** @description Where to write: what the visitor left, or the account's address. */
            email?: string | null;
            /**
             * Format: int64
             * @description When it ended.
             */
            endedAt?: number | null;
            endedBy?: components["schemas"]["ChatEndedBy"] | null;
            /**
             * Format: int64
             * @description When the first reply went out.
             */
            firstReplyAt?: number | null;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description The last words in it. */
            lastWords?: string | null;
            /** @description The path of the page on which it began. */
            page: string;
            /**
             * Format: int64
             * @description How the visitor rated it.
             */
            rating?: number | null;
            /** @description Where it stands. */
            status: components["schemas"]["ChatStatus"];
            /** @description What it is about. */
            subject?: string | null;
            /**
             * Format: int64
             * @description When somebody took it.
             */
            takenAt?: number | null;
            /**
             * Format: int64
             * @description The account that began it.
             */
            userId?: number | null;
            /** @description The account's name. */
            userName?: string | null;
        };
        /** @description A chat with its lines and its context. */
        DeskChatFull: components["schemas"]["DeskChat"] & {
            /** @description The last ten chats of the same visitor before this one. */
            earlier: components["schemas"]["DeskChat"][];
            /** @description The newest 500, the oldest of them first. */
            lines: components["schemas"]["ChatLine"][];
            /** @description The visitor is typing right now. */
            visitorTyping: boolean;
        };
        /** @description A page of a list, and how many wait. */
        DeskChats: components["schemas"]["List_DeskChat"] & {
            counts: components["schemas"]["DeskCounts"];
        };
        /** @description How many chats there are in each list. */
        DeskCounts: {
            /**
             * Format: int64
             * @description The caller has them.
             */
            mine: number;
            /**
             * Format: int64
             * @description Somebody has them.
             */
            open: number;
            /**
             * Format: int64
             * @description Nobody has taken them.
             */
            waiting: number;
        };
        /** @description A promotion and what it gave. */
        DeskPromotion: components["schemas"]["Promotion"] & {
            /**
             * Format: int64
             * @description What they come to, minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description Fees that it gave away.
             */
            given: number;
        };
        /**
         * @description Which list of the desk.
         * @enum {string}
         */
        DeskQueue: "waiting" | "mine" | "open" | "closed";
        /** @description What the device says of itself. Only whether it is a phone is kept. */
        DeviceInfo: {
            /** @description "en-US". */
            language: string;
            /** @description "1920x1080". */
            screenResolution: string;
            /** @description "America/Chicago". */
            timezone: string;
            /** @description The browser's words for itself. */
            userAgent: string;
            /** @description "390x844". */
            viewport: string;
        };
        /**
         * @description On what the app is installed.
         * @enum {string}
         */
        DeviceType: "desktop" | "android" | "ios";
        /** @description A job as it is written. */
        Draft: {
            /** @description The part of town. */
            area?: string | null;
            /**
             * Format: int64
             * @description Minor units; null when not stated.
             */
            budgetMax?: number | null;
            /**
             * Format: int64
             * @description Minor units; null when not stated.
             */
            budgetMin?: number | null;
            /** @description What the pay is for. */
            budgetUnit: components["schemas"]["PayUnit"];
            /** @description A category's id. */
            category: string;
            /** @description The town. */
            city: string;
            /** @description The work, in our grammar. */
            description: string;
            /**
             * Format: int64
             * @description For whom it is posted; the first employer of the caller when not given. A change leaves it.
             */
            employerId?: number | null;
            /** @description YYYY-MM-DD. */
            endDate?: string | null;
            /** @description HH:MM. */
            endTime?: string | null;
            /** @description Needed soon. */
            isUrgent?: boolean;
            /** @description What kind of engagement it is. */
            kind: components["schemas"]["Kind"];
            /**
             * Format: int64
             * @description Places to fill.
             */
            openings?: number;
            /** @description Tokens of uploaded photos. */
            photos?: string[];
            /** @description Questions that an application answers. */
            questions?: string[];
            /** @description Can be done from anywhere. */
            remote?: boolean;
            /**
             * Format: int64
             * @description Days in which each application gets an answer; the site's usual number when not given.
             */
            replyDays?: number | null;
            /** @description Skills asked for. */
            skills?: string[];
            /** @description YYYY-MM-DD. */
            startDate?: string | null;
            /** @description HH:MM. */
            startTime?: string | null;
            /** @description The state or region. */
            state?: string;
            /** @description What the job is, in a line. */
            title: string;
            /** @description When, as people say it. */
            whenText?: string | null;
        };
        /** @description Feedback that says the same as the one that is kept. */
        Duplicate: {
            /** @description In the sender's words. */
            description: string;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description Its subject. */
            title: string;
        };
        /** @description A profile as its owner edits it. */
        Edit: {
            /** @description In our grammar. */
            about?: string;
            /** @description When they work, as people say it. */
            availability?: string;
            /** @description YYYY-MM-DD. */
            availableFrom?: string | null;
            /** @description Their town. */
            city?: string;
            /** @description What they do, in a line. */
            headline?: string;
            /** @description The full name. */
            name: string;
            /**
             * Format: int64
             * @description Minor units; null when not stated.
             */
            rate?: number | null;
            /** @description What the rate is for. */
            rateUnit?: components["schemas"]["PayUnit"];
            /** @description What they can do. */
            skills?: string[];
            /** @description Its state or region. */
            state?: string;
            /** @description Who reads it. */
            visibility?: components["schemas"]["Visibility"];
        };
        /** @description An employer as everybody sees it. */
        Employer: {
            /** @description In our grammar. */
            about: string;
            /** @description Its town. */
            city: string;
            /**
             * Format: int64
             * @description Since when it hires here.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What it is. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Its name; a person's is first name and initial. */
            name: string;
            /**
             * Format: int64
             * @description Its jobs on the board.
             */
            openJobs: number;
            /** @description Its picture in the small size; null for the initials. */
            photoUrl?: string | null;
            rights?: components["schemas"]["Rights"] | null;
            /** @description Its state or region. */
            state: string;
            /** @description What its past says. */
            truth: components["schemas"]["Truth"];
        };
        /** @description What is changed: what is named is replaced. */
        EmployerChange: {
            /** @default null */
            about: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            name: string | null;
            /**
             * @description The token of a photo of the caller's; null for the initials.
             * @default null
             */
            photo: string | null;
            /** @default null */
            state: string | null;
        };
        /** @description An open invitation. */
        EmployerInvitation: {
            /**
             * Format: int64
             * @description When it was made.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Until when it opens.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description Whom it is meant for, in the words of who made it. */
            label: string;
            /** @description What it gives. */
            rights: components["schemas"]["Rights"];
        };
        /**
         * @description What an employer is.
         * @enum {string}
         */
        EmployerKind: "person" | "business" | "enterprise";
        /** @description Who acts for an employer. */
        EmployerMember: {
            /** @description The full name. */
            name: string;
            /** @description A picture in the small size; null for the initials. */
            photoUrl?: string | null;
            /** @description What they may do. */
            rights: components["schemas"]["Rights"];
            /**
             * Format: int64
             * @description The person's id.
             */
            userId: number;
        };
        /** @description What a member may do from now on. */
        EmployerMemberChange: {
            rights: components["schemas"]["Rights"];
        };
        /** @description The end of a chat. */
        EndChat: {
            /**
             * Format: int64
             * @description 1 to 5; null when the visitor says nothing.
             */
            satisfaction?: number | null;
        };
        /**
         * @description Why nobody chose an application.
         * @enum {string}
         */
        Ending: "filled" | "closed" | "expired" | "refused" | "no_answer";
        /** @description Errors that are one, as the office sees them. */
        ErrorGroup: {
            /**
             * Format: int64
             * @description How often it happened.
             */
            count: number;
            /** @description The feedback that names it. */
            feedback: components["schemas"]["NamedBy"][];
            /**
             * Format: int64
             * @description The first time.
             */
            firstSeen: number;
            /** @description The file in which it was thrown. */
            frame: string;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /**
             * Format: int64
             * @description The last time.
             */
            lastSeen: number;
            /** @description The last times. */
            latest: components["schemas"]["Occurrence"][];
            /** @description Its words. */
            message: string;
            /** @description The error's class. */
            name: string;
            /** @description The pages on which it happened, in the same way. */
            pages: components["schemas"]["Counted"][];
            /**
             * Format: int64
             * @description To how many people who were signed in, of the times that are kept.
             */
            people: number;
            /** @description The releases in which it happened, of the times that are kept, and how often; the most first. */
            releases: components["schemas"]["Counted"][];
            /** @description What the office does about it. */
            state: components["schemas"]["ErrorState"];
        };
        /** @description An error as a page tells it. */
        ErrorReport: {
            /** @description Its words. */
            message: string;
            /** @description The error's class. */
            name: string;
            /** @description The path of the page. */
            page: string;
            /** @description The number that the error screen shows: eight characters out of `BCDFGHJKLMNPQRSTVWXZ23456789`. */
            reference: string;
            /** @description The release of the page. */
            release: string;
            /** @description Where it was thrown. */
            stack?: string;
        };
        /**
         * @description What the office does about an error.
         * @enum {string}
         */
        ErrorState: "open" | "resolved" | "muted";
        /**
         * @description What happened.
         * @enum {string}
         */
        Event: "page_view" | "scroll_depth" | "search" | "job_posted" | "application_submitted" | "user_signup" | "consent_given" | "consent_declined";
        /** @description A fee. */
        Fee: {
            /**
             * Format: int64
             * @description The normal price, minor units.
             */
            amount: number;
            /** @description The promotion's reason or the voucher's code. */
            because?: string | null;
            cause?: components["schemas"]["FeeCause"] | null;
            /**
             * Format: int64
             * @description When the job was published.
             */
            createdAt: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description The name of who hires. */
            employer: string;
            /**
             * Format: int64
             * @description Who hires.
             */
            employerId?: number | null;
            /**
             * Format: int64
             * @description Its number.
             */
            id: number;
            /**
             * Format: int64
             * @description The job posted.
             */
            jobId?: number | null;
            /** @description What it is for. */
            kind: components["schemas"]["FeeKind"];
            method?: components["schemas"]["PayMethod"] | null;
            /** @description The day on which it was paid, in the site's zone. */
            paidOn?: string | null;
            /** @description Who posted. */
            postedBy: string;
            /** @description What the operator noted: a receipt's number, why it was waived or given back. */
            reference: string;
            /**
             * Format: int64
             * @description When the money was given back.
             */
            returnedAt?: number | null;
            /** @description Where it stands. */
            state: components["schemas"]["FeeState"];
            /** @description The job's title when it was posted. */
            title: string;
            /**
             * Format: int64
             * @description When it last changed.
             */
            updatedAt: number;
        };
        /**
         * @description Why nobody has to pay a fee.
         * @enum {string}
         */
        FeeCause: "no_fee" | "promotion" | "voucher" | "operator" | "superadmin";
        /**
         * @description What a fee is for.
         * @enum {string}
         */
        FeeKind: "job_post" | "partner_month";
        /**
         * @description Which fees the office looks at.
         * @enum {string}
         */
        FeeQueue: "due" | "owed" | "paid" | "waived" | "refunded" | "cancelled";
        /** @description What posting would cost now. */
        FeeQuote: {
            /**
             * Format: int64
             * @description The normal price, minor units.
             */
            amount: number;
            /** @description The promotion's reason or the voucher's code. */
            because?: string | null;
            cause?: components["schemas"]["FeeCause"] | null;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: int64
             * @description What has to be paid.
             */
            due: number;
        };
        /**
         * @description Where a fee stands.
         * @enum {string}
         */
        FeeState: "due" | "paid" | "waived" | "refunded" | "cancelled";
        /** @description Feedback as its sender sees it. A duplicate shows the state and the answer of the one that is kept. */
        Feedback: {
            /** @description What the office answered; empty when it did not. */
            answer: string;
            /**
             * Format: int64
             * @description When it was sent.
             */
            createdAt: number;
            /** @description In the sender's words. */
            description: string;
            /** @description Its kind. */
            feedbackType: components["schemas"]["FeedbackType"];
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description How much it presses. */
            priority: components["schemas"]["Priority"];
            /** @description What came of it. */
            state: components["schemas"]["FeedbackState"];
            /** @description Its subject. */
            title: string;
        };
        /**
         * @description What came of it.
         * @enum {string}
         */
        FeedbackState: "new" | "planned" | "shipped" | "declined";
        /**
         * @description What kind of feedback it is.
         * @enum {string}
         */
        FeedbackType: "general_feedback" | "improvement_suggestion" | "feature_request" | "bug_report";
        /** @description What things cost. */
        Fees: {
            /**
             * Format: int64
             * @description Of payments between the parties.
             */
            commissionPercent: number;
            /**
             * Format: int64
             * @description Posting a job, minor units.
             */
            jobPost: number;
            /**
             * Format: int64
             * @description The partner subscription a month, minor units.
             */
            partnerMonth: number;
        };
        /** @description One wrong field of a body, in the order of the form. */
        FieldError: {
            /** @description The field's name in the body. */
            field: string;
            /** @description What to do about it, for a person. */
            message: string;
        };
        /** @description A count with its name. */
        Figure: {
            /** @description The page that lists them. */
            href: string;
            /** @description What is counted, as a word. */
            kind: string;
            /** @description What is counted, for a person. */
            label: string;
            /**
             * Format: int64
             * @description How many.
             */
            value: number;
        };
        /** @description A file as its owner and those who may read it see it. */
        File: {
            /**
             * Format: int64
             * @description Its length.
             */
            bytes: number;
            /**
             * Format: int64
             * @description When it came.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Pixels; null for a document.
             */
            height?: number | null;
            /** @description What it is. */
            kind: components["schemas"]["FileKind"];
            /** @description image/jpeg or application/pdf. */
            mediaType: string;
            /** @description Its name on a disk. */
            name: string;
            /** @description Where the small size is; null for a document. */
            smallUrl?: string | null;
            /** @description Its name in addresses. */
            token: string;
            /** @description Where it is. */
            url: string;
            /**
             * Format: int64
             * @description Pixels; null for a document.
             */
            width?: number | null;
        };
        /**
         * @description What a file is.
         * @enum {string}
         */
        FileKind: "photo" | "document";
        /**
         * @description The sizes in which a photo is kept.
         * @enum {string}
         */
        FileSize: "full" | "small";
        /** @description A page of the board. */
        Found: components["schemas"]["List_JobCard"] & {
            /** @description The words that were looked for instead, when nothing has the ones that were typed. */
            corrected?: string | null;
            /** @description No job has every word: these have some. */
            loosened: boolean;
            /** @description How many there are in all. */
            total: components["schemas"]["Total"];
        };
        /** @description How far visits came: each step counts those that took all before it too. */
        Funnels: {
            /**
             * Format: int64
             * @description And an application.
             */
            applied: number;
            /**
             * Format: int64
             * @description And an opened job.
             */
            opened: number;
            /**
             * Format: int64
             * @description Visits with a posted job.
             */
            posted: number;
            /**
             * Format: int64
             * @description Visits with a search.
             */
            searched: number;
            /**
             * Format: int64
             * @description Visits.
             */
            visits: number;
        };
        /** @description How many applications are in each group. */
        GroupCounts: {
            /**
             * Format: int64
             * @description Ended without a hire.
             */
            declined: number;
            /**
             * Format: int64
             * @description Hired.
             */
            hired: number;
            /**
             * Format: int64
             * @description In interviews.
             */
            interview: number;
            /**
             * Format: int64
             * @description Waiting for a first answer.
             */
            new: number;
            /**
             * Format: int64
             * @description Offered the job.
             */
            offer: number;
            /**
             * Format: int64
             * @description Kept in view.
             */
            shortlist: number;
        };
        /** @description What similar jobs paid. */
        Guide: {
            /** @description They share a word of the title; else they are of the category. */
            byTitle: boolean;
            /**
             * Format: int64
             * @description Similar jobs of the last year that said what they pay.
             */
            count: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: int64
             * @description The median days until a place was filled; null under five that did.
             */
            filledDays?: number | null;
            /**
             * Format: int64
             * @description A quarter of them paid more.
             */
            high?: number | null;
            /**
             * Format: int64
             * @description A quarter of them paid less, minor units; null under five.
             */
            low?: number | null;
            /**
             * Format: int64
             * @description Under this amount at least three ended and none hired.
             */
            noneHiredUnder?: number | null;
        };
        /** @description An article of the help. */
        HelpArticle: {
            /** @description Whom it is for. */
            audience: string;
            /** @description In our grammar. */
            body: string;
            defaultArticle?: components["schemas"]["HelpDefault"] | null;
            /** @description Kept from readers; only who may change it sees such a one. */
            hidden: boolean;
            /** @description Its name and anchor. */
            name: string;
            /** @description What it answers. */
            title: string;
            /**
             * Format: int64
             * @description When the operator wrote it; null for the default.
             */
            updatedAt?: number | null;
        };
        /** @description All articles. */
        HelpArticles: {
            /** @description The reader may change them. */
            editable: boolean;
            /** @description The software's own in their order, then those that the operator added. */
            items: components["schemas"]["HelpArticle"][];
        };
        /** @description An article of the software itself. */
        HelpDefault: {
            /** @description Whom it is for. */
            audience: string;
            /** @description In our grammar. */
            body: string;
            /** @description What it answers. */
            title: string;
        };
        /** @description An employer whose jobs the caller does not see. */
        Hidden: {
            /**
             * Format: int64
             * @description The employer's id.
             */
            employerId: number;
            /**
             * Format: int64
             * @description The row's id.
             */
            id: number;
            /** @description Who hires, as shown. */
            name: string;
        };
        /** @description The hidden employers. */
        HiddenList: {
            /** @description The last hidden first; at most 200. */
            items: components["schemas"]["Hidden"][];
        };
        /** @description Whose jobs are hidden, named by one of them: an import holds the jobs of many. */
        Hide: {
            /** Format: int64 */
            jobId: number;
        };
        /**
         * @description The order of the inbox.
         * @enum {string}
         */
        InboxSort: "promise" | "newest";
        /** @description How to pay, in the operator's words. */
        Instructions: {
            /** @description In our grammar; empty takes them away. */
            howToPay: string;
        };
        /** @description The token of a link. */
        InvitationLink: {
            token: string;
        };
        /** @description What a link invites to. */
        InvitationOffer: {
            /** @description Its name. */
            employer: string;
            /**
             * Format: int64
             * @description The employer's id.
             */
            employerId: number;
            /** @description Who invites. */
            invitedBy: string;
            /** @description What the link gives. */
            rights: components["schemas"]["Rights"];
        };
        /** @description Whom to invite, and to what. */
        Invite: {
            /** @description Whom it is meant for, in the inviter's own words. */
            label: string;
            rights: components["schemas"]["Rights"];
        };
        /** @description A new invitation with its link. */
        Invited: {
            /**
             * Format: int64
             * @description Until when it opens.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description The invitation's id.
             */
            id: number;
            /** @description The address to hand out. It is shown this once. */
            url: string;
        };
        /** @description A job in full. */
        Job: components["schemas"]["JobCard"] & {
            /** @description Why it ended. */
            closeReason?: string | null;
            /**
             * Format: int64
             * @description When it ended.
             */
            closedAt?: number | null;
            /**
             * Format: int64
             * @description When it was written.
             */
            createdAt: number;
            /** @description The text, in our grammar. */
            description: string;
            /** @description Pictures, the first one first. */
            photos: components["schemas"]["Photo"][];
            place?: components["schemas"]["Point"] | null;
            /** @description Questions that an application answers. */
            questions: string[];
            /** @description Why moderation refused it; for its owner. */
            refusal?: string | null;
            /** @description Skills asked for. */
            skills: string[];
            /**
             * Format: int64
             * @description When it was last changed.
             */
            updatedAt: number;
            /** @description How the caller stands to it. */
            viewer: components["schemas"]["Viewer"];
        };
        /** @description A job as lists show it. */
        JobCard: {
            /**
             * Format: int64
             * @description Applications so far, the withdrawn ones left out.
             */
            applicationCount: number;
            /** @description The caller applied for it. */
            applied: boolean;
            /** @description The part of town. */
            area?: string | null;
            /**
             * Format: int64
             * @description The most pay, minor units; null when not stated.
             */
            budgetMax?: number | null;
            /**
             * Format: int64
             * @description The least pay, minor units; null when not stated.
             */
            budgetMin?: number | null;
            /** @description What the pay is for. */
            budgetUnit: components["schemas"]["PayUnit"];
            /** @description Its category's id. */
            category: string;
            /**
             * Format: int64
             * @description When the employer last showed that it is still open.
             */
            checkedAt?: number | null;
            /** @description The town. */
            city: string;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: double
             * @description Miles from the place searched near; null for none, 0 in the same town.
             */
            distanceMiles?: number | null;
            /**
             * Format: int64
             * @description The employer's id.
             */
            employerId: number;
            /** @description Last day. */
            endDate?: string | null;
            /** @description End of the day's work. */
            endTime?: string | null;
            /**
             * Format: int64
             * @description When it leaves the board by itself.
             */
            expiresAt?: number | null;
            /**
             * Format: int64
             * @description Places filled.
             */
            filled: number;
            /** @description When it was first posted elsewhere. */
            firstPostedOn?: string | null;
            /** @description The shown name of an imported job. */
            hiringName?: string | null;
            /**
             * Format: int64
             * @description The job's id.
             */
            id: number;
            /** @description Needed soon. */
            isUrgent: boolean;
            /** @description What kind of engagement it is. */
            kind: components["schemas"]["Kind"];
            /**
             * Format: int64
             * @description When it came onto the board.
             */
            listedAt?: number | null;
            /**
             * Format: int64
             * @description Places to fill.
             */
            openings: number;
            /**
             * Format: int64
             * @description The town's row in the list of towns; null when it is not one.
             */
            placeId?: number | null;
            /** @description Who hires, as shown: the hiring name, else the employer's. */
            postedBy: string;
            /** @description Can be done from anywhere. */
            remote: boolean;
            /**
             * Format: int64
             * @description Days in which each application gets an answer.
             */
            replyDays: number;
            /** @description The caller pinned it. */
            saved: boolean;
            /** @description First day. */
            startDate?: string | null;
            /** @description Start of the day's work. */
            startTime?: string | null;
            /** @description The state or region. */
            state: string;
            /** @description Where it stands. */
            status: components["schemas"]["JobStatus"];
            /** @description Its title. */
            title: string;
            truth?: components["schemas"]["Truth"] | null;
            /** @description When, as people say it. */
            whenText?: string | null;
        };
        /** @description The fee of a job. */
        JobFee: {
            fee?: components["schemas"]["Fee"] | null;
            quote?: components["schemas"]["FeeQuote"] | null;
        };
        /**
         * @description Where a job stands.
         * @enum {string}
         */
        JobStatus: "draft" | "pending_payment" | "open" | "paused" | "filled" | "closed" | "expired" | "refused";
        /** @description What moderation came to. */
        Judged: {
            /** @description Where the job stands now. */
            status: components["schemas"]["JobStatus"];
        };
        /** @description A draft as it is sent. */
        Keep: {
            /** @description The form's fields. */
            value: {
                [key: string]: unknown;
            };
        };
        /** @description A voucher that the caller keeps for the next job. */
        KeptVoucher: {
            /** @description Its code. */
            code: string;
            /**
             * Format: int64
             * @description When it stops by itself.
             */
            expiresAt?: number | null;
            /** @description For whom it is meant. */
            note: string;
            /** @description It can still pay for a job. */
            usable: boolean;
        };
        /** @description What a person keeps. */
        KeptVouchers: {
            /** @description The codes, the first kept first. */
            items: components["schemas"]["KeptVoucher"][];
        };
        /**
         * @description What kind of engagement it is.
         * @enum {string}
         */
        Kind: "one_off" | "shift" | "hourly" | "steady";
        /**
         * @description An account of the ledger.
         * @enum {string}
         */
        LedgerAccount: "cash" | "bank" | "card_elsewhere" | "receivable" | "fee_revenue" | "promotions" | "vouchers" | "waivers";
        /** @description An entry of the ledger. */
        LedgerEntry: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description Who recorded it; empty for what happened by itself. */
            by: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Who hires. */
            employer: string;
            /**
             * Format: int64
             * @description The fee that it is about.
             */
            feeId: number;
            /**
             * Format: int64
             * @description Its number.
             */
            id: number;
            /** @description What it records. */
            kind: components["schemas"]["LedgerKind"];
            /** @description 'YYYY-MM' in the site's zone. */
            month: string;
            /** @description What was noted. */
            note: string;
            /** @description Account by account. */
            postings: components["schemas"]["LedgerPosting"][];
            /**
             * Format: int64
             * @description The entry that it takes back.
             */
            reverses?: number | null;
            /** @description The job posted. */
            title: string;
        };
        /**
         * @description What an entry of the ledger records.
         * @enum {string}
         */
        LedgerKind: "charged" | "paid" | "waived" | "cancelled" | "refunded" | "returned";
        /** @description What an account got or gave. */
        LedgerPosting: {
            /** @description The account. */
            account: components["schemas"]["LedgerAccount"];
            /**
             * Format: int64
             * @description Minor units: above zero it got them, below it gave them.
             */
            amount: number;
        };
        /** @description What the accounts came to in a month. */
        LedgerSum: {
            /** @description The account. */
            account: components["schemas"]["LedgerAccount"];
            /**
             * Format: int64
             * @description Minor units.
             */
            amount: number;
            /** @description 'YYYY-MM'; null for all time. */
            month?: string | null;
        };
        /** @description A page of a list. */
        List_Application: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description The employer promised an answer until then.
                 */
                answerBy?: number | null;
                /**
                 * Format: int64
                 * @description When the employer answered first.
                 */
                answeredAt?: number | null;
                /** @description The answers to the job's questions. */
                answers: components["schemas"]["Answer"][];
                /** @description When the worker can start. */
                availableFrom?: string | null;
                /** @description What the caller may do now. */
                can: components["schemas"]["Action"][];
                /** @description The caller may change what it says. */
                canEdit: boolean;
                /** @description The caller may judge it and write notes. */
                canJudge: boolean;
                /**
                 * Format: int64
                 * @description The contract of a hired one.
                 */
                contractId?: number | null;
                /**
                 * Format: int64
                 * @description When it was sent.
                 */
                createdAt: number;
                /** @description ISO 4217. */
                currency: string;
                decline?: components["schemas"]["Declined"] | null;
                /**
                 * Format: int64
                 * @description When the worker changed it, before it was read.
                 */
                editedAt?: number | null;
                ending?: components["schemas"]["Ending"] | null;
                /** @description What happened, oldest first. */
                events: components["schemas"]["ApplicationEvent"][];
                /** @description Papers that the worker sent along. */
                files: components["schemas"]["Attached"][];
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description The job in short. */
                job: components["schemas"]["ApplicationJob"];
                /**
                 * Format: int64
                 * @description The job's id.
                 */
                jobId: number;
                /** @description What the worker wrote. */
                message: string;
                /**
                 * Format: int64
                 * @description The employer's notes on it; the worker never learns of them.
                 */
                noteCount: number;
                offer?: components["schemas"]["Offered"] | null;
                /**
                 * Format: int64
                 * @description Minor units per `rateUnit`.
                 */
                proposedRate: number;
                /** @description What the rate is for. */
                rateUnit: components["schemas"]["PayUnit"];
                /** @description Where it stands. */
                status: components["schemas"]["ApplicationStatus"];
                /**
                 * Format: int64
                 * @description When it last changed.
                 */
                updatedAt: number;
                verdict?: components["schemas"]["Verdict"] | null;
                /** @description Who applies. */
                worker: components["schemas"]["Worker"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Contract: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description The application that it came from.
                 */
                applicationId?: number | null;
                /**
                 * Format: int64
                 * @description When it was made.
                 */
                createdAt: number;
                /** @description ISO 4217. */
                currency: string;
                /** @description Who pays. */
                employer: components["schemas"]["Party"];
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /**
                 * Format: int64
                 * @description The job that it came from.
                 */
                jobId?: number | null;
                /** @description What the work is. */
                jobTitle: string;
                /**
                 * Format: int64
                 * @description Minor units per `rateUnit`.
                 */
                rate: number;
                /** @description What the rate is for. */
                rateUnit: components["schemas"]["PayUnit"];
                /** @description The first day. */
                startDate?: string | null;
                /** @description Where it stands: active. */
                status: string;
                /** @description Who works. */
                worker: components["schemas"]["Party"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_DeskChat: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description Who has it.
                 */
                agentId?: number | null;
                /** @description Who has it. */
                agentName?: string | null;
                /** @description The visitor said them, so that an answer is due. */
                answerDue: boolean;
                /**
                 * Format: int64
                 * @description When the visitor first wrote.
                 */
                askedAt?: number | null;
                /** @description Where to write: what the visitor left, or the account's address. */
                email?: string | null;
                /**
                 * Format: int64
                 * @description When it ended.
                 */
                endedAt?: number | null;
                endedBy?: components["schemas"]["ChatEndedBy"] | null;
                /**
                 * Format: int64
                 * @description When the first reply went out.
                 */
                firstReplyAt?: number | null;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description The last words in it. */
                lastWords?: string | null;
                /** @description The path of the page on which it began. */
                page: string;
                /**
                 * Format: int64
                 * @description How the visitor rated it.
                 */
                rating?: number | null;
                /** @description Where it stands. */
                status: components["schemas"]["ChatStatus"];
                /** @description What it is about. */
                subject?: string | null;
                /**
                 * Format: int64
                 * @description When somebody took it.
                 */
                takenAt?: number | null;
                /**
                 * Format: int64
                 * @description The account that began it.
                 */
                userId?: number | null;
                /** @description The account's name. */
                userName?: string | null;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_DeskPromotion: {
            /** @description The items, in the list's order. */
            items: (components["schemas"]["Promotion"] & {
                /**
                 * Format: int64
                 * @description What they come to, minor units.
                 */
                amount: number;
                /**
                 * Format: int64
                 * @description Fees that it gave away.
                 */
                given: number;
            })[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_EmployerInvitation: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description When it was made.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description Until when it opens.
                 */
                expiresAt: number;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description Whom it is meant for, in the words of who made it. */
                label: string;
                /** @description What it gives. */
                rights: components["schemas"]["Rights"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_EmployerMember: {
            /** @description The items, in the list's order. */
            items: {
                /** @description The full name. */
                name: string;
                /** @description A picture in the small size; null for the initials. */
                photoUrl?: string | null;
                /** @description What they may do. */
                rights: components["schemas"]["Rights"];
                /**
                 * Format: int64
                 * @description The person's id.
                 */
                userId: number;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_ErrorGroup: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description How often it happened.
                 */
                count: number;
                /** @description The feedback that names it. */
                feedback: components["schemas"]["NamedBy"][];
                /**
                 * Format: int64
                 * @description The first time.
                 */
                firstSeen: number;
                /** @description The file in which it was thrown. */
                frame: string;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /**
                 * Format: int64
                 * @description The last time.
                 */
                lastSeen: number;
                /** @description The last times. */
                latest: components["schemas"]["Occurrence"][];
                /** @description Its words. */
                message: string;
                /** @description The error's class. */
                name: string;
                /** @description The pages on which it happened, in the same way. */
                pages: components["schemas"]["Counted"][];
                /**
                 * Format: int64
                 * @description To how many people who were signed in, of the times that are kept.
                 */
                people: number;
                /** @description The releases in which it happened, of the times that are kept, and how often; the most first. */
                releases: components["schemas"]["Counted"][];
                /** @description What the office does about it. */
                state: components["schemas"]["ErrorState"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Fee: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description The normal price, minor units.
                 */
                amount: number;
                /** @description The promotion's reason or the voucher's code. */
                because?: string | null;
                cause?: components["schemas"]["FeeCause"] | null;
                /**
                 * Format: int64
                 * @description When the job was published.
                 */
                createdAt: number;
                /** @description ISO 4217. */
                currency: string;
                /** @description The name of who hires. */
                employer: string;
                /**
                 * Format: int64
                 * @description Who hires.
                 */
                employerId?: number | null;
                /**
                 * Format: int64
                 * @description Its number.
                 */
                id: number;
                /**
                 * Format: int64
                 * @description The job posted.
                 */
                jobId?: number | null;
                /** @description What it is for. */
                kind: components["schemas"]["FeeKind"];
                method?: components["schemas"]["PayMethod"] | null;
                /** @description The day on which it was paid, in the site's zone. */
                paidOn?: string | null;
                /** @description Who posted. */
                postedBy: string;
                /** @description What the operator noted: a receipt's number, why it was waived or given back. */
                reference: string;
                /**
                 * Format: int64
                 * @description When the money was given back.
                 */
                returnedAt?: number | null;
                /** @description Where it stands. */
                state: components["schemas"]["FeeState"];
                /** @description The job's title when it was posted. */
                title: string;
                /**
                 * Format: int64
                 * @description When it last changed.
                 */
                updatedAt: number;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Feedback: {
            /** @description The items, in the list's order. */
            items: {
                /** @description What the office answered; empty when it did not. */
                answer: string;
                /**
                 * Format: int64
                 * @description When it was sent.
                 */
                createdAt: number;
                /** @description In the sender's words. */
                description: string;
                /** @description Its kind. */
                feedbackType: components["schemas"]["FeedbackType"];
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description How much it presses. */
                priority: components["schemas"]["Priority"];
                /** @description What came of it. */
                state: components["schemas"]["FeedbackState"];
                /** @description Its subject. */
                title: string;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_JobCard: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description Applications so far, the withdrawn ones left out.
                 */
                applicationCount: number;
                /** @description The caller applied for it. */
                applied: boolean;
                /** @description The part of town. */
                area?: string | null;
                /**
                 * Format: int64
                 * @description The most pay, minor units; null when not stated.
                 */
                budgetMax?: number | null;
                /**
                 * Format: int64
                 * @description The least pay, minor units; null when not stated.
                 */
                budgetMin?: number | null;
                /** @description What the pay is for. */
                budgetUnit: components["schemas"]["PayUnit"];
                /** @description Its category's id. */
                category: string;
                /**
                 * Format: int64
                 * @description When the employer last showed that it is still open.
                 */
                checkedAt?: number | null;
                /** @description The town. */
                city: string;
                /** @description ISO 4217. */
                currency: string;
                /**
                 * Format: double
                 * @description Miles from the place searched near; null for none, 0 in the same town.
                 */
                distanceMiles?: number | null;
                /**
                 * Format: int64
                 * @description The employer's id.
                 */
                employerId: number;
                /** @description Last day. */
                endDate?: string | null;
                /** @description End of the day's work. */
                endTime?: string | null;
                /**
                 * Format: int64
                 * @description When it leaves the board by itself.
                 */
                expiresAt?: number | null;
                /**
                 * Format: int64
                 * @description Places filled.
                 */
                filled: number;
                /** @description When it was first posted elsewhere. */
                firstPostedOn?: string | null;
                /** @description The shown name of an imported job. */
                hiringName?: string | null;
                /**
                 * Format: int64
                 * @description The job's id.
                 */
                id: number;
                /** @description Needed soon. */
                isUrgent: boolean;
                /** @description What kind of engagement it is. */
                kind: components["schemas"]["Kind"];
                /**
                 * Format: int64
                 * @description When it came onto the board.
                 */
                listedAt?: number | null;
                /**
                 * Format: int64
                 * @description Places to fill.
                 */
                openings: number;
                /**
                 * Format: int64
                 * @description The town's row in the list of towns; null when it is not one.
                 */
                placeId?: number | null;
                /** @description Who hires, as shown: the hiring name, else the employer's. */
                postedBy: string;
                /** @description Can be done from anywhere. */
                remote: boolean;
                /**
                 * Format: int64
                 * @description Days in which each application gets an answer.
                 */
                replyDays: number;
                /** @description The caller pinned it. */
                saved: boolean;
                /** @description First day. */
                startDate?: string | null;
                /** @description Start of the day's work. */
                startTime?: string | null;
                /** @description The state or region. */
                state: string;
                /** @description Where it stands. */
                status: components["schemas"]["JobStatus"];
                /** @description Its title. */
                title: string;
                truth?: components["schemas"]["Truth"] | null;
                /** @description When, as people say it. */
                whenText?: string | null;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_LedgerEntry: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description When.
                 */
                at: number;
                /** @description Who recorded it; empty for what happened by itself. */
                by: string;
                /** @description ISO 4217. */
                currency: string;
                /** @description Who hires. */
                employer: string;
                /**
                 * Format: int64
                 * @description The fee that it is about.
                 */
                feeId: number;
                /**
                 * Format: int64
                 * @description Its number.
                 */
                id: number;
                /** @description What it records. */
                kind: components["schemas"]["LedgerKind"];
                /** @description 'YYYY-MM' in the site's zone. */
                month: string;
                /** @description What was noted. */
                note: string;
                /** @description Account by account. */
                postings: components["schemas"]["LedgerPosting"][];
                /**
                 * Format: int64
                 * @description The entry that it takes back.
                 */
                reverses?: number | null;
                /** @description The job posted. */
                title: string;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Member: {
            /** @description The items, in the list's order. */
            items: {
                /** @description The caller may act on the account: it is not their own, and has no higher power than theirs. */
                canAct: boolean;
                /**
                 * Format: int64
                 * @description When they joined.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When the account was closed, if it is.
                 */
                disabledAt?: number | null;
                /** @description Their email address. */
                email: string;
                /**
                 * Format: int64
                 * @description The person's id.
                 */
                id: number;
                /**
                 * Format: int64
                 * @description When one of them was last used.
                 */
                lastSeenAt?: number | null;
                /** @description The full name. */
                name: string;
                /**
                 * Format: int64
                 * @description When they asked for a new password, if they did.
                 */
                resetRequestedAt?: number | null;
                role?: components["schemas"]["Role"] | null;
                /**
                 * Format: int64
                 * @description Browsers that are signed in.
                 */
                sessions: number;
                staff?: components["schemas"]["Staff"] | null;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_MyEmployer: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description What it is. */
                kind: components["schemas"]["EmployerKind"];
                /** @description Its full name. */
                name: string;
                /** @description Its picture in the small size; null for the initials. */
                photoUrl?: string | null;
                /** @description What the caller may do for it. */
                rights: components["schemas"]["Rights"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_MyJob: {
            /** @description The items, in the list's order. */
            items: (components["schemas"]["JobCard"] & {
                /** @description Its applications. */
                counts: components["schemas"]["Counts"];
                /**
                 * Format: int64
                 * @description The fee that has to be paid before it goes on the board, minor units.
                 */
                feeDue?: number | null;
            })[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Notification: {
            /** @description The items, in the list's order. */
            items: {
                /** @description What follows from it. */
                body: string;
                /**
                 * Format: int64
                 * @description When it happened.
                 */
                createdAt: number;
                /** @description The path of the page that it is about. */
                href: string;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description What happened, as a word: `application_received`, `offer`, … */
                kind: string;
                /** @description The reader has seen it. */
                read: boolean;
                /** @description One line. */
                title: string;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_OfficeFeedback: {
            /** @description The items, in the list's order. */
            items: (components["schemas"]["Feedback"] & {
                /** @description Who sent it: first name and initial; null for a visitor. */
                by?: string | null;
                /** @description What says the same. */
                duplicates: components["schemas"]["Duplicate"][];
                /**
                 * Format: int64
                 * @description The error that it is about; null when there is none.
                 */
                errorGroupId?: number | null;
            })[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_OfficeJob: {
            /** @description The items, in the list's order. */
            items: (components["schemas"]["JobCard"] & {
                /** @description What people say is wrong with it. */
                reports: components["schemas"]["Report"][];
            })[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_OwnError: {
            /** @description The items, in the list's order. */
            items: {
                /**
                 * Format: int64
                 * @description When it happened.
                 */
                at: number;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description The page on which it happened. */
                page: string;
                /** @description The number that the error screen showed. */
                reference: string;
                /** @description What the office does about it. */
                state: components["schemas"]["ErrorState"];
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Promotion: {
            /** @description The items, in the list's order. */
            items: {
                /** @description For whom. */
                audience: components["schemas"]["Audience"];
                /**
                 * Format: int64
                 * @description When it ends; null until somebody ends it.
                 */
                endsAt?: number | null;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description Why, for everybody. */
                reason: string;
                /**
                 * Format: int64
                 * @description When it begins.
                 */
                startsAt: number;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_SavedJob: {
            /** @description The items, in the list's order. */
            items: (components["schemas"]["JobCard"] & {
                /**
                 * Format: int64
                 * @description When it was pinned.
                 */
                savedAt: number;
            })[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Session: {
            /** @description The items, in the list's order. */
            items: {
                /** @description "Firefox on Windows". */
                agent: string;
                /**
                 * Format: int64
                 * @description When it signed in.
                 */
                createdAt: number;
                /** @description The one that asks. */
                current: boolean;
                /**
                 * Format: int64
                 * @description When it was last used, to a few minutes.
                 */
                lastSeenAt: number;
                /** @description Names it for ending it; says nothing of its cookie. */
                ref: string;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A page of a list. */
        List_Voucher: {
            /** @description The items, in the list's order. */
            items: {
                /** @description What people type. */
                code: string;
                /**
                 * Format: int64
                 * @description When it was made.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When the operator ended it.
                 */
                endedAt?: number | null;
                /**
                 * Format: int64
                 * @description When it stops by itself.
                 */
                expiresAt?: number | null;
                /**
                 * Format: int64
                 * @description Its id.
                 */
                id: number;
                /** @description For whom it is meant. */
                note: string;
                /**
                 * Format: int64
                 * @description Jobs that it paid for.
                 */
                used: number;
                /**
                 * Format: int64
                 * @description Jobs that it may pay for.
                 */
                uses: number;
            }[];
            /** @description For the next page; null on the last. */
            nextCursor?: string | null;
            /** @description For the page before; null on the first. */
            prevCursor?: string | null;
        };
        /** @description A logo as it is sent. */
        Logo: {
            /** @description A PNG or JPEG picture in base64. */
            image: string;
        };
        /** @description Which notifications are read. */
        Mark: {
            /** @description All of them. */
            all?: boolean;
            /** @description These. */
            ids?: number[];
            /** @description False takes it back, for those named. */
            read?: boolean;
        };
        /** @description What was marked. */
        Marked: {
            /** @description Those that changed, so that it can be taken back. */
            ids: number[];
            /**
             * Format: int64
             * @description All that the person has not read now.
             */
            unreadCount: number;
        };
        /** @description A person as staff see them. */
        Member: {
            /** @description The caller may act on the account: it is not their own, and has no higher power than theirs. */
            canAct: boolean;
            /**
             * Format: int64
             * @description When they joined.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the account was closed, if it is.
             */
            disabledAt?: number | null;
            /** @description Their email address. */
            email: string;
            /**
             * Format: int64
             * @description The person's id.
             */
            id: number;
            /**
             * Format: int64
             * @description When one of them was last used.
             */
            lastSeenAt?: number | null;
            /** @description The full name. */
            name: string;
            /**
             * Format: int64
             * @description When they asked for a new password, if they did.
             */
            resetRequestedAt?: number | null;
            role?: components["schemas"]["Role"] | null;
            /**
             * Format: int64
             * @description Browsers that are signed in.
             */
            sessions: number;
            staff?: components["schemas"]["Staff"] | null;
        };
        /** @description With which one it is put together. */
        Merge: {
            /**
             * Format: int64
             * @description The one that is kept; null takes a duplicate out again.
             */
            into?: number | null;
        };
        /**
         * @description What a visitor can send.
         * @enum {string}
         */
        MessageType: "text";
        /**
         * @description How it was installed: by our button, or by the browser's own menu.
         * @enum {string}
         */
        Method: "prompt" | "manual";
        /** @description A length of time in the middle of several. */
        Middle: {
            /**
             * Format: int64
             * @description Of how many chats.
             */
            count: number;
            /**
             * Format: int64
             * @description Null without any.
             */
            seconds?: number | null;
        };
        /** @description One's own applications by group. */
        MyApplicationCounts: {
            /**
             * Format: int64
             * @description Under way.
             */
            active: number;
            /**
             * Format: int64
             * @description Ended, well or not.
             */
            answered: number;
            /**
             * Format: int64
             * @description Offers to answer.
             */
            offers: number;
        };
        /**
         * @description The groups in which a worker sees their own applications.
         * @enum {string}
         */
        MyApplicationGroup: "active" | "offers" | "answered";
        /** @description A page of one's own applications, and how many there are in each group. */
        MyApplications: components["schemas"]["List_Application"] & {
            counts: components["schemas"]["MyApplicationCounts"];
        };
        /** @description An employer for whom the caller acts. */
        MyEmployer: {
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What it is. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Its full name. */
            name: string;
            /** @description Its picture in the small size; null for the initials. */
            photoUrl?: string | null;
            /** @description What the caller may do for it. */
            rights: components["schemas"]["Rights"];
        };
        /** @description One of the caller's own jobs. */
        MyJob: components["schemas"]["JobCard"] & {
            /** @description Its applications. */
            counts: components["schemas"]["Counts"];
            /**
             * Format: int64
             * @description The fee that has to be paid before it goes on the board, minor units.
             */
            feeDue?: number | null;
        };
        /** @description Feedback that names an error. */
        NamedBy: {
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What came of it, as a word of feedback. */
            state: string;
            /** @description Its subject. */
            title: string;
        };
        /** @description An article as it is written. */
        NewArticle: {
            /** @description Whom it is for. */
            audience: string;
            /** @description In our grammar. */
            body: string;
            /** @description Keeps it from readers. */
            hidden: boolean;
            /** @description What it answers. */
            title: string;
        };
        /** @description A reply as it is written. */
        NewCannedReply: {
            body: string;
            title: string;
        };
        /** @description A code as somebody types it. */
        NewCode: {
            /** @description Capitals, spaces and hyphens do not matter. */
            code: string;
        };
        /** @description A new employer. */
        NewEmployer: {
            /** @description business or enterprise; the person's own comes with the role. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Its name. */
            name: string;
        };
        /** @description Feedback as it is sent. */
        NewFeedback: {
            /** @description In the sender's words. */
            description: string;
            /** @description Its kind. */
            feedbackType: components["schemas"]["FeedbackType"];
            priority?: components["schemas"]["Priority"] | null;
            /** @description Its subject; the kind gives one when it is empty. */
            title?: string;
        };
        /** @description A message of the visitor. */
        NewMessage: {
            message: string;
            /** @description Always text. */
            messageType: components["schemas"]["MessageType"];
            /** @description The chat's name. */
            sessionId: string;
        };
        /** @description A private note on an application. */
        NewNote: {
            /** @description Read by the employer's members only. */
            text: string;
        };
        /** @description A payment as the operator records it. */
        NewPayment: {
            /** @description How it came. */
            method: components["schemas"]["PayMethod"];
            /** @description The day, YYYY-MM-DD in the site's zone; today when not given. */
            paidOn?: string | null;
            /** @description The receipt's or transfer's number, or who brought it; the employer reads it. */
            reference: string;
        };
        /** @description A promotion as the operator announces it. */
        NewPromotion: {
            /** @description Why, for everybody. */
            reason: string;
            /** @description The last day, YYYY-MM-DD in the site's zone; null until it is ended. */
            until?: string | null;
        };
        /** @description A report. */
        NewReport: {
            /** @description In one's own words. */
            note?: string;
            /** @description What is wrong. */
            reason: components["schemas"]["ReportReason"];
        };
        /** @description A search to keep. */
        NewSearch: {
            /** @description Its name. */
            name: string;
            /** @description The query string of `GET /api/jobs`: `query=nurse&city=Portland`. */
            search: string;
        };
        /** @description The settings that set-up asks for. */
        NewSite: {
            /** @description #rrggbb. */
            brand?: string;
            /** @description ISO 4217. */
            currency?: string;
            /** @description The site's name. */
            name: string;
            /**
             * Format: int64
             * @description The town's row in the list of towns.
             */
            placeId?: number | null;
            /** @description "Alder Creek, OR" or only a name. */
            town: string;
            /** @description Needed only for a town that is in no list. */
            zone?: string | null;
        };
        /** @description The settings as they are written. */
        NewSupportSettings: {
            /** @description At most one span a day; none announces no hours. */
            hours: components["schemas"]["SupportHours"][];
            /** Format: int64 */
            keepDays: number;
        };
        /** @description A text as it is written. */
        NewText: {
            /** @description In our grammar. */
            body: string;
        };
        /** @description A voucher as the operator makes it. */
        NewVoucher: {
            /** @description The operator's own word; one is made when not given. */
            code?: string | null;
            /** @description For whom it is meant; who keeps it reads it. */
            note?: string;
            /** @description The last day, YYYY-MM-DD in the site's zone; null until it is ended. */
            until?: string | null;
            /**
             * Format: int64
             * @description Jobs that it may pay for.
             */
            uses: number;
        };
        /** @description What to add. */
        NextStep: {
            /** @description Where it is done. */
            href: string;
            /** @description What to do and what it is good for, for a person. */
            text: string;
        };
        /** @description The body of a write that says everything by its address. */
        NoFields: Record<string, never>;
        /** @description A note as its reader sees it. */
        Notification: {
            /** @description What follows from it. */
            body: string;
            /**
             * Format: int64
             * @description When it happened.
             */
            createdAt: number;
            /** @description The path of the page that it is about. */
            href: string;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What happened, as a word: `application_received`, `offer`, … */
            kind: string;
            /** @description The reader has seen it. */
            read: boolean;
            /** @description One line. */
            title: string;
        };
        /** @description A page of notifications, and how many wait. */
        Notifications: components["schemas"]["List_Notification"] & {
            /**
             * Format: int64
             * @description All that the person has not read.
             */
            unreadCount: number;
        };
        /** @description One time that an error happened. */
        Occurrence: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description Which browser on which system. */
            browser: string;
            /** @description The page. */
            page: string;
            /** @description The number that the error screen showed. */
            reference: string;
            /** @description The release of the page. */
            release: string;
        };
        /** @description An offer. */
        Offer: {
            /** @description A few words to the worker. */
            note?: string;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             */
            rate: number;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description YYYY-MM-DD. */
            startDate?: string | null;
        };
        /** @description An offer as it was made. */
        Offered: {
            /** @description What the employer wrote. */
            note: string;
            /**
             * Format: int64
             * @description When it was made.
             */
            offeredAt: number;
            /**
             * Format: int64
             * @description Minor units per `rateUnit`.
             */
            rate: number;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description The first day. */
            startDate?: string | null;
        };
        /** @description Feedback as the office sees it. */
        OfficeFeedback: components["schemas"]["Feedback"] & {
            /** @description Who sent it: first name and initial; null for a visitor. */
            by?: string | null;
            /** @description What says the same. */
            duplicates: components["schemas"]["Duplicate"][];
            /**
             * Format: int64
             * @description The error that it is about; null when there is none.
             */
            errorGroupId?: number | null;
        };
        /** @description A job as the office sees it. */
        OfficeJob: components["schemas"]["JobCard"] & {
            /** @description What people say is wrong with it. */
            reports: components["schemas"]["Report"][];
        };
        Option_String: null | string;
        Option_i64: null | number;
        /** @description An error as whom it happened to sees it. */
        OwnError: {
            /**
             * Format: int64
             * @description When it happened.
             */
            at: number;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description The page on which it happened. */
            page: string;
            /** @description The number that the error screen showed. */
            reference: string;
            /** @description What the office does about it. */
            state: components["schemas"]["ErrorState"];
        };
        /** @description What jobs of a kind paid. */
        Paid: {
            /** @description The category's id. */
            category: string;
            /**
             * Format: int64
             * @description How many jobs say it.
             */
            count: number;
            /**
             * Format: int64
             * @description A quarter paid more.
             */
            high: number;
            /**
             * Format: int64
             * @description A quarter paid less, minor units.
             */
            low: number;
            /** @description What the pay is for. */
            unit: components["schemas"]["PayUnit"];
        };
        /** @description One side of a contract, by its full name: they hired each other. */
        Party: {
            /**
             * Format: int64
             * @description The employer's or the person's id.
             */
            id: number;
            /** @description The full name. */
            name: string;
        };
        /**
         * @description How a fee was paid. Paying by card here will be one more word.
         * @enum {string}
         */
        PayMethod: "cash" | "bank" | "card_elsewhere";
        /**
         * @description What an amount of pay is for.
         * @enum {string}
         */
        PayUnit: "job" | "hour" | "day" | "week" | "month" | "year";
        /** @description Is the caller free of fees? */
        Paywall: {
            /** @description Fees are waived. */
            isActive: boolean;
            /** @description Waived for this operator alone. */
            isSuperAdminBypass: boolean;
            /** @description Why, for a person. */
            reason: string;
            /**
             * Format: int64
             * @description Minutes left; null while no end is set.
             */
            remainingMinutes?: number | null;
        };
        /** @description A person as others see them: first name and initial until they have hired each other. */
        Person: {
            /** @description In our grammar. */
            about: string;
            /** @description When they work, as people say it. */
            availability: string;
            /** @description YYYY-MM-DD. */
            availableFrom?: string | null;
            /** @description Their town. */
            city: string;
            /**
             * Format: int64
             * @description When they joined.
             */
            createdAt: number;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: double
             * @description Miles from the caller's own town; null when one of the two is unknown or they are the same.
             */
            distanceMiles?: number | null;
            /** @description What they do, in a line. */
            headline: string;
            /**
             * Format: int64
             * @description The person's id.
             */
            id: number;
            /** @description The name as the caller may see it. */
            name: string;
            /** @description The picture in its small size; null for the initials. */
            photoUrl?: string | null;
            /**
             * Format: int64
             * @description Minor units; null when not stated.
             */
            rate?: number | null;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description What they can do. */
            skills: string[];
            /** @description Its state or region. */
            state: string;
        };
        /** @description A picture of a job. */
        Photo: {
            /**
             * Format: int64
             * @description Pixels.
             */
            height: number;
            /** @description The small one, at most 480. */
            smallUrl: string;
            /** @description The file's token. */
            token: string;
            /** @description Where it is, at most 1,600 pixels a side. */
            url: string;
            /**
             * Format: int64
             * @description Pixels.
             */
            width: number;
        };
        /** @description The picture to show. */
        Picture: {
            /** @description The token of one's own photo; null for the initials. */
            photo?: string | null;
        };
        /** @description What a pin came to. */
        Pinned: {
            /** @description The job is pinned now. */
            saved: boolean;
        };
        /** @description A town. */
        PlaceView: {
            country: string;
            /** Format: int64 */
            id: number;
            /** @description "Springfield, IL". */
            label: string;
            name: string;
            state: string;
        };
        /** @description Towns. */
        Places: {
            items: components["schemas"]["PlaceView"][];
        };
        /** @description A point of the earth. */
        Point: {
            /**
             * Format: double
             * @description Degrees north.
             */
            lat: number;
            /**
             * Format: double
             * @description Degrees east.
             */
            lon: number;
        };
        /** @description What things cost, and how to pay. */
        Pricing: {
            /** @description ISO 4217. */
            currency: string;
            /** @description The normal prices. */
            fees: components["schemas"]["Fees"];
            /** @description How to pay, in the operator's words and our grammar; empty when nothing is written. */
            howToPay: string;
            /** @description The promotions that run now, the one that began last first. */
            promotions: components["schemas"]["Promotion"][];
        };
        /**
         * @description How much it presses.
         * @enum {string}
         */
        Priority: "medium" | "high";
        /** @description The body of every error (RFC 9457). */
        Problem: {
            /** @description What programs compare. */
            code: string;
            /** @description One sentence for a person. */
            detail: string;
            /** @description The wrong fields of a 422. */
            fields?: components["schemas"]["FieldError"][];
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The status in words. */
            title: string;
            /** @description Always `about:blank`: the code says more. */
            type: string;
        };
        /** @description A profile with what follows from it, for its owner. */
        Profile: {
            /** @description In our grammar. */
            about: string;
            /** @description When they work, as people say it. */
            availability: string;
            /** @description YYYY-MM-DD. */
            availableFrom?: string | null;
            /** @description Their town. */
            city: string;
            /** @description How much of it is there. */
            completeness: components["schemas"]["Completeness"];
            /** @description ISO 4217. */
            currency: string;
            /** @description What they do, in a line. */
            headline: string;
            /** @description The full name. */
            name: string;
            /** @description PDFs to attach to applications. */
            papers: components["schemas"]["File"][];
            photo?: components["schemas"]["File"] | null;
            /**
             * Format: int64
             * @description The row of the place in the list of towns; null when it is not one.
             */
            placeId?: number | null;
            /**
             * Format: int64
             * @description Minor units; null when not stated.
             */
            rate?: number | null;
            /** @description What the rate is for. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description What they can do. */
            skills: string[];
            /** @description Its state or region. */
            state: string;
            /** @description Who reads it. */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description A promotion. */
        Promotion: {
            /** @description For whom. */
            audience: components["schemas"]["Audience"];
            /**
             * Format: int64
             * @description When it ends; null until somebody ends it.
             */
            endsAt?: number | null;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description Why, for everybody. */
            reason: string;
            /**
             * Format: int64
             * @description When it begins.
             */
            startsAt: number;
        };
        /**
         * @description What an event is about. City, state and urgency of a posted job come along as specified; the job itself has them, so
         *     they are not kept a second time.
         */
        Properties: {
            /**
             * Format: int64
             * @description Of a posted job, minor units.
             * @default null
             */
            budget: number | null;
            /**
             * @description Of a job or search: the category's id.
             * @default null
             */
            category: string | null;
            /**
             * @description Of a posted job.
             * @default null
             */
            city: string | null;
            /**
             * Format: int64
             * @description Of a scroll: 25, 50, 75 or 100 percent.
             * @default null
             */
            depth: number | null;
            /**
             * @description Of a posted job.
             * @default null
             */
            isUrgent: boolean | null;
            /**
             * Format: int64
             * @description Of an application.
             * @default null
             */
            jobId: number | null;
            /**
             * Format: int64
             * @description Of an application, minor units.
             * @default null
             */
            proposedRate: number | null;
            /**
             * @description Of a search: its words.
             * @default null
             */
            query: string | null;
            /**
             * Format: int64
             * @description Of a search: how many jobs it found.
             * @default null
             */
            resultsCount: number | null;
            /**
             * @description Of a first page: the site that led here, or a campaign's name.
             * @default null
             */
            source: string | null;
            /**
             * @description Of a posted job.
             * @default null
             */
            state: string | null;
        };
        /**
         * @description Which jobs the office looks at.
         * @enum {string}
         */
        Queue: "reported" | "waiting";
        /** @description What the ready check saw. */
        Ready: {
            /**
             * Format: int64
             * @description Free bytes beside the database.
             */
            freeBytes: number;
            /** @description The program's version. */
            version: string;
            /** @description A row was written to the disk. */
            wrote: boolean;
        };
        /** @description The report arrived. */
        Received: {
            /** @description Always. */
            received: boolean;
        };
        /** @description Why a job is taken down. */
        Refuse: {
            /** @description For its employer: which rule, which fact. */
            reason: string;
        };
        /** @description What somebody says is wrong. */
        Report: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description Who: first name and initial. */
            by: string;
            /** @description In their words. */
            note: string;
            /** @description The kind of wrong. */
            reason: string;
        };
        /**
         * @description What is wrong with a job.
         * @enum {string}
         */
        ReportReason: "scam" | "pay_to_work" | "discrimination" | "offensive" | "wrong" | "other";
        /** @description A new password, with the token of a link. */
        Reset: {
            password: string;
            token: string;
        };
        /** @description A link for a new password. */
        ResetLink: {
            /**
             * Format: int64
             * @description Until when it opens.
             */
            expiresAt: number;
            /** @description The address to hand out. It is shown this once. */
            url: string;
        };
        /** @description How the money was given back. */
        Returned: {
            /** @description Out of which account. */
            method: components["schemas"]["PayMethod"];
            /** @description To whom, or the number of the transfer; the employer reads it. */
            reference: string;
        };
        /** @description What a person may do for an employer. */
        Rights: {
            /** @description Read and answer applications. */
            hire: boolean;
            /** @description Pay for it. */
            pay: boolean;
            /** @description Write and change its jobs. */
            post: boolean;
            /** @description See its jobs and contracts. */
            view: boolean;
        };
        /**
         * @description What a person is here for. `admin` can be active only with staff ≥ admin and is never held.
         * @enum {string}
         */
        Role: "worker" | "employer" | "enterprise" | "entrepreneur" | "investor" | "admin";
        /** @description A pinned job. */
        SavedJob: components["schemas"]["JobCard"] & {
            /**
             * Format: int64
             * @description When it was pinned.
             */
            savedAt: number;
        };
        /** @description A kept search. */
        SavedSearch: {
            /**
             * Format: int64
             * @description When it was kept.
             */
            createdAt: number;
            /** @description Its Atom feed; who knows the address can read it. */
            feedUrl: string;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description Its name. */
            name: string;
            /** @description The query string of `GET /api/jobs` and of the board's page. */
            search: string;
        };
        /** @description The kept searches of a person. */
        SavedSearches: {
            /** @description The last one first; at most 50. */
            items: components["schemas"]["SavedSearch"][];
        };
        /** @description What the visitor has seen. */
        Seen: {
            /**
             * Format: int64
             * @description The newest message of an agent on the screen.
             */
            messageId: number;
        };
        /** @description A browser that is signed in. */
        Session: {
            /** @description "Firefox on Windows". */
            agent: string;
            /**
             * Format: int64
             * @description When it signed in.
             */
            createdAt: number;
            /** @description The one that asks. */
            current: boolean;
            /**
             * Format: int64
             * @description When it was last used, to a few minutes.
             */
            lastSeenAt: number;
            /** @description Names it for ending it; says nothing of its cookie. */
            ref: string;
        };
        /** @description The settings page's form. */
        Settings: {
            /**
             * Format: int64
             * @description Applications that a person may send in a day; as it was when not given.
             */
            applyLimit?: number | null;
            /** @description #rrggbb. */
            brand: string;
            /** @description ISO 4217; frozen once something has a price. */
            currency: string;
            fees: components["schemas"]["Fees"];
            name: string;
            /** Format: int64 */
            placeId?: number | null;
            protection?: components["schemas"]["SiteProtection"] | null;
            /**
             * Format: int64
             * @description Days within which a new job promises an answer; as it was when not given.
             */
            replyDays?: number | null;
            /** @description "Alder Creek, OR" or only a name. */
            town: string;
            zone?: string | null;
        };
        /** @description The first operator and their site. */
        Setup: {
            email: string;
            fees?: components["schemas"]["Fees"] | null;
            name: string;
            password: string;
            promotion?: components["schemas"]["NewPromotion"] | null;
            site: components["schemas"]["NewSite"];
            /** @description From the set-up link. */
            token: string;
        };
        /** @description Who signs in. */
        SignIn: {
            email: string;
            password: string;
        };
        /** @description A new account. */
        SignUp: {
            email: string;
            name: string;
            password: string;
        };
        /** @description The site as everybody sees it. */
        Site: components["schemas"]["SiteSettings"] & {
            /** @description The kinds of work. */
            categories: components["schemas"]["Category"][];
            /** @description Everything is free now. */
            freePromotion: boolean;
            /**
             * Format: int64
             * @description Jobs on the board.
             */
            openJobs: number;
        };
        /** @description How the site marks its pages as its own. */
        SiteProtection: {
            /** @description Right click and Ctrl+U are refused. */
            antiCopy: boolean;
            /**
             * Format: int64
             * @description How much of it is seen.
             */
            percent: number;
            /** @description top-left, top-right, bottom-left, bottom-right or center. */
            position: string;
            /** @description The label; empty for the usual one. */
            text: string;
        };
        /** @description The site's settings, as everybody may read them. */
        SiteSettings: {
            /**
             * Format: int64
             * @description Applications that a person may send in a day.
             */
            applyLimit: number;
            /** @description The operator's color, #rrggbb. */
            brand: string;
            /** @description The town's country, ISO 3166. */
            country: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description What things cost otherwise. */
            fees: components["schemas"]["Fees"];
            /** @description The logo's address; null for the product's mark. */
            logoUrl?: string | null;
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description The town's row in the list of towns; null when it is not one.
             */
            placeId?: number | null;
            /** @description How it marks its pages. */
            protection: components["schemas"]["SiteProtection"];
            /**
             * Format: int64
             * @description Days within which a new job promises an answer.
             */
            replyDays: number;
            /** @description The town's state or region. */
            state: string;
            /** @description Its town. */
            town: string;
            /** @description The town's time zone. */
            zone: string;
        };
        /** @description A text of the site. */
        SiteText: {
            /** @description In our grammar; a line that begins with `## ` is a heading. */
            body: string;
            /** @description What the software itself says there; for who may change it. */
            defaultBody?: string | null;
            /** @description The name of its page. */
            name: string;
            /** @description Its heading. */
            title: string;
            /**
             * Format: int64
             * @description When the operator wrote it; null for the default.
             */
            updatedAt?: number | null;
        };
        /** @description An application that got no answer. */
        Skipped: {
            /** Format: int64 */
            id: number;
            /** @description `wrong_state` or `not_found`. */
            reason: string;
        };
        /**
         * @description The order of the results.
         * @enum {string}
         */
        Sort: "newest" | "best" | "pay" | "nearest";
        /**
         * @description The power of staff, the least first.
         * @enum {string}
         */
        Staff: "agent" | "moderator" | "admin" | "superadmin";
        /** @description A chat to be started. */
        StartChat: {
            /** @description What it is about; usually nothing is said. */
            subject?: string | null;
        };
        /** @description A promotion as the operator makes it. */
        StartPromotion: {
            /** @description For whom. */
            audience: components["schemas"]["Audience"];
            /** @description The first day, YYYY-MM-DD in the site's zone; now when not given. */
            from?: string | null;
            /** @description Why, for everybody. */
            reason: string;
            /** @description The last day; null until it is ended. */
            until?: string | null;
        };
        /** @description Sums of the ledger. */
        Sums: {
            /** @description ISO 4217. */
            currency: string;
            /** @description All time first, then the last twelve months, the newest first. */
            items: components["schemas"]["LedgerSum"][];
        };
        /** @description Somebody who may answer. */
        SupportAgent: {
            /** Format: int64 */
            id: number;
            name: string;
        };
        /** @description When somebody is at the desk on a day of the week. */
        SupportHours: {
            /** @description HH:MM, later than `opens`. */
            closes: string;
            /**
             * Format: int64
             * @description Monday is 1, Sunday 7.
             */
            day: number;
            /** @description HH:MM in the site's zone. */
            opens: string;
        };
        /** @description The visitor's chat and what the desk promises. */
        SupportNow: {
            /** @description Somebody is at the desk, or no hours are announced. */
            isOpen: boolean;
            /**
             * Format: int64
             * @description When somebody comes next; null while the desk is open.
             */
            opensAt?: number | null;
            session?: components["schemas"]["ChatSession"] | null;
            /**
             * Format: int64
             * @description The middle of the first replies of 30 days; null while there are too few to tell.
             */
            usualReplySeconds?: number | null;
        };
        /** @description The numbers of 30 days. */
        SupportNumbers: {
            /**
             * Format: int64
             * @description Chats in which the visitor asked something.
             */
            chats: number;
            /**
             * Format: int64
             * @description How many days they look back.
             */
            days: number;
            /**
             * Format: int64
             * @description The mean of the ratings in tenths of a star; null without any.
             */
            ratingTenths?: number | null;
            /**
             * Format: int64
             * @description How many rated.
             */
            ratings: number;
            /** @description From the question to the first reply; questions within the hours. */
            reply: components["schemas"]["Middle"];
            /** @description From the question until somebody took it; questions within the hours. */
            waiting: components["schemas"]["Middle"];
        };
        /** @description The desk's settings, and who sits at it. */
        SupportSettings: {
            /** @description Everybody to whom a chat can be handed. */
            agents: components["schemas"]["SupportAgent"][];
            /** @description None: no hours are announced. */
            hours: components["schemas"]["SupportHours"][];
            /**
             * Format: int64
             * @description Days that a closed chat is kept.
             */
            keepDays: number;
            /** @description The zone of the hours. */
            zone: string;
        };
        /** @description Something that waits for the person. */
        Todo: {
            /** @description What it is about. */
            body: string;
            /**
             * Format: int64
             * @description Until when.
             */
            due?: number | null;
            /** @description The page where it is done. */
            href: string;
            /** @description `offer`, `interview`, `answer`, `draft`, `waiting`, `fee`, `offer_out` or `expiring`. */
            kind: string;
            /** @description One line. */
            title: string;
        };
        /** @description How many there are. */
        Total: {
            /** @description There are more than `count`. */
            capped: boolean;
            /**
             * Format: int64
             * @description At most 200.
             */
            count: number;
        };
        /** @description Who gets the chat. */
        Transfer: {
            /** Format: int64 */
            agentId: number;
        };
        /** @description What an employer did so far. Computed, never typed; at most an hour old. */
        Truth: {
            /**
             * Format: int64
             * @description Jobs that ended.
             */
            jobsEnded: number;
            /**
             * Format: int64
             * @description Those of them that hired somebody.
             */
            jobsHired: number;
            /**
             * Format: int64
             * @description Answers that were promised by now, in a year.
             */
            repliesDue: number;
            /**
             * Format: int64
             * @description Those that came in time.
             */
            repliesKept: number;
            /**
             * Format: int64
             * @description The median time of an answer, milliseconds; null under three answers.
             */
            replyMedian?: number | null;
            /**
             * Format: int64
             * @description When somebody of the employer was last here.
             */
            seenAt?: number | null;
        };
        /** @description What waits to be read. */
        Unread: {
            /**
             * Format: int64
             * @description Conversations with something unread, support chats included.
             */
            unreadCount: number;
        };
        /** @description The signed-in person as the API shows them to themselves. */
        User: {
            /** @description A picture; null for the initials. */
            avatarUrl?: string | null;
            /**
             * Format: int64
             * @description When they joined.
             */
            createdAt: number;
            /** @description Their email address. */
            email: string;
            /** @description The email address was confirmed. */
            emailVerified: boolean;
            /**
             * Format: int64
             * @description The employer that they post for, when they hire.
             */
            employerId?: number | null;
            /**
             * Format: int64
             * @description The person's id.
             */
            id: number;
            /** @description Their name. */
            name: string;
            role?: components["schemas"]["Role"] | null;
            /** @description The roles held. */
            roles: components["schemas"]["Role"][];
            staff?: components["schemas"]["Staff"] | null;
        };
        /**
         * @description What an employer thinks of an application.
         * @enum {string}
         */
        Verdict: "yes" | "maybe" | "no";
        /** @description How the caller stands to a job. */
        Viewer: {
            /**
             * Format: int64
             * @description The caller's own application, the withdrawn ones left out.
             */
            applicationId?: number | null;
            /** @description What the caller may do now. */
            can: string[];
            /** @description Posts for its employer. */
            isOwner: boolean;
        };
        /**
         * @description Who reads a profile.
         * @enum {string}
         */
        Visibility: "everyone" | "members" | "applied";
        /** @description A voucher as its operator sees it. */
        Voucher: {
            /** @description What people type. */
            code: string;
            /**
             * Format: int64
             * @description When it was made.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the operator ended it.
             */
            endedAt?: number | null;
            /**
             * Format: int64
             * @description When it stops by itself.
             */
            expiresAt?: number | null;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description For whom it is meant. */
            note: string;
            /**
             * Format: int64
             * @description Jobs that it paid for.
             */
            used: number;
            /**
             * Format: int64
             * @description Jobs that it may pay for.
             */
            uses: number;
        };
        /** @description Why the office does it. */
        Why: {
            /** @description The employer reads it. */
            reason: string;
        };
        /** @description Who applies: first name and initial until hired. */
        Worker: {
            /** @description Their town. */
            city: string;
            /**
             * Format: double
             * @description Miles from their town to the job's; null when one of them is not known.
             */
            distanceMiles?: number | null;
            /** @description What they say of themselves. */
            headline: string;
            /**
             * Format: int64
             * @description The person's id.
             */
            id: number;
            /** @description Their name as the caller may see it. */
            name: string;
            /**
             * Format: int64
             * @description Jobs on this site that they were hired for.
             */
            pastHires: number;
            /** @description A picture in the small size; null for the initials. */
            photoUrl?: string | null;
            /** @description Their state or region. */
            state: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    analytics_report: {
        parameters: {
            query?: {
                /** @description 7, 30 or 90; 30 when not given. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsReport"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_desk: {
        parameters: {
            query?: {
                /** @description What is done about them; `open` when not given. */
                state?: components["schemas"]["ErrorState"];
                /** @description Only the one that this reference number names, whatever its state is. */
                reference?: string;
                /** @description Only this one, whatever its state is. */
                id?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_ErrorGroup"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_mute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorGroup"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorGroup"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorGroup"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    feedback_desk: {
        parameters: {
            query: {
                /** @description What came of it. */
                state: components["schemas"]["FeedbackState"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_OfficeFeedback"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    feedback_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeFeedback"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    feedback_merge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Merge"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeFeedback"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_fees: {
        parameters: {
            query: {
                /** @description Which fees. */
                queue: components["schemas"]["FeeQueue"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Fee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_fees_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_fees_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Why"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_fees_return: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Returned"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_fees_waive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Why"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_jobs: {
        parameters: {
            query: {
                /** @description Which jobs. */
                queue: components["schemas"]["Queue"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_OfficeJob"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_ledger: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_LedgerEntry"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_ledger_csv: {
        parameters: {
            query: {
                /** @description The first month, YYYY-MM. */
                from: string;
                /** @description The last month, YYYY-MM. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_ledger_sums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sums"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_pay_instructions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Instructions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructions"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_list: {
        parameters: {
            query?: {
                /** @description A part of the name or of the email address. */
                query?: string;
                /** @description Only those who asked for a new password. */
                asked?: boolean;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Member"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_enable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_end_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    people_reset_link: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_promotions: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_DeskPromotion"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_promotions_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPromotion"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPromotion"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_promotions_free_day: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPromotion"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_promotions_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskPromotion"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_canned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplies"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_add_canned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCannedReply"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplies"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_change_canned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cannedId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCannedReply"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplies"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_drop_canned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cannedId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CannedReplies"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_desk: {
        parameters: {
            query: {
                /** @description Which list. */
                queue: components["schemas"]["DeskQueue"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChats"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_desk_chat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentWords"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentWords"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_take: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_transcript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Transfer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskChatFull"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_agent_typing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_numbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportNumbers"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_set_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportSettings"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_vouchers: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Voucher"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_vouchers_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVoucher"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_vouchers_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    analytics_collect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Analytics"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoFields"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_mine: {
        parameters: {
            query?: {
                /** @description Only those of this group. */
                group?: components["schemas"]["MyApplicationGroup"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplications"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description job_filled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decline"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    interview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_notes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNotes"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_add_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNote"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_drop_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                noteId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNotes"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Offer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Judged"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    admin_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskReset"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asked"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose_role: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseRole"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sign_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description email_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    budget_guide: {
        parameters: {
            query: {
                /** @description A category's id. */
                category: string;
                /** @description What the pay is for. */
                unit: components["schemas"]["PayUnit"];
                /** @description The title so far: with enough jobs that share a word of it, only they count. */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    city_guide: {
        parameters: {
            query: {
                /** @description `jacksonville`. */
                place: string;
                /** @description `FL`, or a country's code. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    contracts_list: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Contract"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    contracts_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    insights_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drafts_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drafts_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drafts_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_inbox: {
        parameters: {
            query?: {
                /** @description Only those of this group. */
                group?: components["schemas"]["ApplicationGroup"];
                /** @description Only those judged so. */
                verdict?: components["schemas"]["Verdict"];
                /** @description Only those of this job. */
                job?: number;
                /** @description By the promised day when not given. */
                sort?: components["schemas"]["InboxSort"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicants"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_decline_of_inbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineMany"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedMany"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_accept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOffer"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invitations_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationLink"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationOffer"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_MyEmployer"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employer"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_employers */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employer"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployerChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employer"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_EmployerInvitation"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invite"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_invitations */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                invitation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_EmployerInvitation"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_members: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_EmployerMember"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_remove_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_EmployerMember"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description last_manager */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    employers_change_member: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployerMemberChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_EmployerMember"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description last_manager */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_own: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_OwnError"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    errors_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErrorReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoFields"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fee_quote: {
        parameters: {
            query?: {
                /** @description The employer; the caller's own when not given. */
                employerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeQuote"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    feedback_list: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Feedback"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    feedback_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedback"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feedback"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fees_mine: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Fee"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fees_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    files_upload: {
        parameters: {
            query: {
                /** @description photo or document. */
                kind: components["schemas"]["FileKind"];
                /** @description The file's name on the person's device. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes, as image/jpeg, image/png or application/pdf */
        requestBody: {
            content: {
                "application/octet-stream": number[];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description quota */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    files_download: {
        parameters: {
            query?: {
                /** @description full when not given; only a photo has a small one. */
                size?: components["schemas"]["FileSize"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": unknown;
                };
            };
            /** @description As it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    files_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    help_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticles"];
                };
            };
        };
    };
    help_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArticle"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticle"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    help_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpArticles"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hidden_employers_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenList"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hidden_employers_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hide"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hidden"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hidden_employers_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenList"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    job_cards: {
        parameters: {
            query: {
                /** @description Up to 50 ids with commas between. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cards"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_list: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                query?: string;
                /** @description A category's id. */
                category?: string;
                /** @description The kind of engagement. */
                kind?: components["schemas"]["Kind"];
                /** @description A town. */
                city?: string;
                /** @description A state or region. */
                state?: string;
                /** @description A part of town, as jobs name it. */
                area?: string;
                /** @description A place's id. */
                near?: number;
                /** @description Miles around `near`. */
                withinMiles?: number;
                /** @description The least pay, minor units, in `unit`. */
                minBudget?: number;
                /** @description What `minBudget` is for; an hour when not given. */
                unit?: components["schemas"]["PayUnit"];
                /** @description Only what can be done from anywhere. */
                remote?: boolean;
                /** @description Only what is needed soon. */
                urgent?: boolean;
                /** @description An employer's id. */
                employer?: number;
                /** @description Listed since this instant. */
                since?: number;
                /** @description The order. */
                sort?: components["schemas"]["Sort"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Draft"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Change"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_of_job: {
        parameters: {
            query?: {
                /** @description Only those of this group. */
                group?: components["schemas"]["ApplicationGroup"];
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicants"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_apply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Apply"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description already_applied, wrong_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description apply_limit */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applications_decline_of_job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineMany"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedMany"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_close: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Close"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_dismiss_reports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judged"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_fee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobFee"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refuse"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judged"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_report: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    jobs_similar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cards"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description A path of this site. */
                next?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /sign-in */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To / */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    pwa_icon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pwa_manifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": unknown;
                };
            };
        };
    };
    pwa_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unread"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pwa_active: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Active"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoFields"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pwa_install: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppInstall"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoFields"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pwa_worker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": unknown;
                };
            };
        };
    };
    jobs_mine: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_MyJob"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_list: {
        parameters: {
            query?: {
                /** @description Only those not read yet. */
                unread?: boolean;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
                /** @description Items of a page, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Mark"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Marked"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    paywall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paywall"];
                };
            };
        };
    };
    person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    find_places: {
        parameters: {
            query: {
                /** @description The beginning of a town's name. */
                query: string;
                /** @description 1 to 20; 8 when not given. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pricing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
        };
    };
    get_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Edit"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_paper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_papers */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_paper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Picture"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    promotions_list: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Promotion"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_jobs_list: {
        parameters: {
            query?: {
                /** @description Items of a page, 1 to 100; 20 when not given. */
                limit?: number;
                /** @description From `nextCursor` or `prevCursor`. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_SavedJob"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_jobs_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pinned"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_jobs_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pinned"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_searches_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_searches_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSearch"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saved_searches_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Session"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_others: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Session"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_Session"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Setup"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
        };
    };
    put_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description currency_frozen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_logo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Logo"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_logo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_logo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_now: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportNow"];
                };
            };
        };
    };
    support_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartChat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_email: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatEmail"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndChat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_messages: {
        parameters: {
            query?: {
                /** @description Only those with a greater id. */
                after?: number;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"][];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_seen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seen"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    support_typing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    texts_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteText"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    texts_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewText"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteText"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    texts_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteText"];
                };
            };
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vouchers_kept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptVouchers"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vouchers_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptVouchers"];
                };
            };
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
