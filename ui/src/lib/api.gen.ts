// Generated from openapi.json by npm run api. Do not edit.

export interface paths {
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the analytics report; it is at most two seconds old. */
        get: operations["analytics_report"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what invoices say about the site. */
        get: operations["admin_billing"];
        /** Changes what invoices say about the site. Invoices that were issued stay as they are. */
        put: operations["admin_billing_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the settings of paying by card. */
        get: operations["admin_cards"];
        /** Saves the settings of paying by card. */
        put: operations["admin_cards_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cards/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks Stripe whether the key works. */
        post: operations["admin_cards_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cards/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a page at Stripe for a test payment, which isn't recorded as money. Only a key for tests can be tried like that. */
        post: operations["admin_cards_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the disputes that wait for a mediator, the most urgent first, without those of people the caller has worked with. */
        get: operations["disputes_desk"];
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
        /** Lists errors grouped by cause, most recently seen first. */
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
        /** Mutes a known error; its occurrences are still counted. */
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
        /** Reopens an error. */
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
        /** Marks an error as fixed in the running release. It reopens if it occurs in a later one. */
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
        /**
         * Returns feedback in a state, newest first.
         *     Duplicates are listed with the feedback they were merged into.
         */
        get: operations["feedback_admin_list"];
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
        /**
         * Saves the office's decision and reply.
         *     Everyone who sent the feedback or a duplicate is notified if something changed.
         */
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
        /** Merges feedback into another item, whose state and reply it then shows. */
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
        /** Returns the fees in one of the admin lists, newest first. */
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
        /** Records the payment of a fee, and publishes its job or begins its month. */
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
        /**
         * Marks a paid fee as refunded, with the money still owed. A job keeps its status; a partner month no
         *     longer counts.
         */
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
        /** Records that the money for a refund was sent back. */
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
        /** Waives a fee, and publishes its job or begins its month. */
        post: operations["admin_fees_waive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the imports, newest first. */
        get: operations["admin_imports"];
        put?: never;
        /**
         * Uploads a file of jobs: CSV, JSON, or an RSS, Atom or other XML feed of at most 50 MB.
         *     Nothing is imported yet. Repeating the request with its `Idempotency-Key` returns the same import.
         */
        post: operations["admin_imports_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an import with its columns, its map and its faults. */
        get: operations["admin_import"];
        put?: never;
        post?: never;
        /** Discards a file that wasn't imported. */
        delete: operations["admin_import_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts to check what the rows would become. Nothing is imported. */
        post: operations["admin_import_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says which column fills which field. The rows have to be checked again. */
        put: operations["admin_import_map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts to list the jobs. The import can be undone later. */
        post: operations["admin_import_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts undoing the import: closes the jobs with applicants, notifies them, and deletes the other jobs. */
        post: operations["admin_import_undo"];
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
        /** Lists a review queue, newest jobs first. */
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
        /** Returns the entries of a book of the ledger, newest first. */
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
        /** Exports a range of months as CSV, one row per posting. */
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
        /** Returns the total of each account, for all time and by month. */
        get: operations["admin_ledger_sums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the mail of the last 30 days, newest first. */
        get: operations["mail_outbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets mail go again to an address that bounced. */
        post: operations["mail_allow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the mail server: connects, encrypts, signs in, sends a test to the caller, and reads what the sender's domain says
         *     about mail.
         */
        post: operations["mail_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the mail server's settings. */
        get: operations["mail_server"];
        /**
         * Saves the mail server's settings. The password is never returned, and changing the server without one deletes it, so that
         *     it isn't sent to another server.
         */
        put: operations["mail_server_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the texts of all mails. */
        get: operations["mail_texts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/texts/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves an operator's own text. */
        put: operations["mail_text_save"];
        post?: never;
        /** Goes back to the default text. */
        delete: operations["mail_text_reset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/texts/{kind}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a sample of a mail as HTML. */
        get: operations["mail_text_sample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Discards a mail that wasn't sent. */
        post: operations["mail_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the link of a mail that wasn't sent, so that staff can hand it out. It's recorded, and nobody gets the link of an
         *     account with a higher staff level than their own. The response is a secret, so it's never stored under an idempotency key.
         */
        post: operations["mail_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mail/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail now that is waiting or was refused, even if the mail server couldn't be used a moment ago. */
        post: operations["mail_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reported messages, the oldest report first. */
        get: operations["message_reports_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about a reported message: everyone who reported it hears of it, and so does its sender if it's removed. */
        post: operations["message_reports_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what waits for the caller in the office, and how the site is doing. */
        get: operations["office_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partner-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves what partners get. Without it, months that have begun go on, but nobody can start one. */
        put: operations["admin_partner_offer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the people who are partners today, in the order in which their months end; days of grace count. */
        get: operations["admin_partners"];
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
        /** Saves the payment instructions, which appear on the pricing page and on every job whose fee is due. */
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
        /**
         * Returns the accounts, newest first. Below admins, only those with a pending password reset request and the one with the
         *     email address in the query.
         */
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
        /** Closes an account: its sessions and links end, and no one can sign in to it. */
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
        /** Reopens a closed account. */
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
        /** Ends all sessions of an account. */
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
         * Creates a password reset link; any earlier link stops working. The response is a secret, so it is never stored under
         *     an idempotency key.
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
        /** Returns all promotions with their cost, latest start first, including scheduled ones. */
        get: operations["admin_promotions"];
        put?: never;
        /** Starts a promotion now, or schedules it for a later day. */
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
        /** Makes today a free day: no fees for anyone until midnight in the site's time zone. */
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
        /** Ends a promotion early, or deletes it if it has not started yet. */
        post: operations["admin_promotions_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/push-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists how the push services do. */
        get: operations["office_push_services"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the ledger and Stripe see differently. They're compared once a night. */
        get: operations["admin_reconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the reported reviews, the oldest report first. */
        get: operations["review_reports_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/review-reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides about a reported review: everyone who reported it hears of it, and so does its author if it's removed. */
        post: operations["review_reports_resolve"];
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
        /** Returns the canned replies, by title. */
        get: operations["support_canned"];
        put?: never;
        /** Adds a canned reply. */
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
        /** Updates a canned reply. */
        put: operations["support_change_canned"];
        post?: never;
        /** Deletes a canned reply. */
        delete: operations["support_delete_canned"];
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
        /** Returns one of the lists: waiting, the caller's, open or closed chats. */
        get: operations["support_chats"];
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
        /** Returns a chat with its lines, notes and context. */
        get: operations["support_chat"];
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
        /**
         * Ends a chat.
         *     The visitor still sees it for a day, to read the last messages.
         */
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
        /**
         * Replies to the visitor.
         *     Replying to a waiting chat also takes it.
         */
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
        /**
         * Adds an internal note.
         *     The visitor never sees it.
         */
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
        /**
         * Takes a waiting chat.
         *     If two agents try at once, the second gets a 409.
         */
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
        /** Returns a chat's transcript as plain text. */
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
        /** Transfers a chat to another agent, who is notified, or to yourself. */
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
        /**
         * Reports that the agent is typing.
         *     This is held in memory for a few seconds and never stored.
         */
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
        /** Returns support statistics: waiting times, reply times and ratings. They are at most two seconds old. */
        get: operations["support_statistics"];
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
        /** Returns the support settings. */
        get: operations["support_settings"];
        /** Saves the support settings. */
        put: operations["support_set_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unreached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the people whom no message has reached about something with a deadline, the most urgent first; at most 100. Someone
         *     who reads it in the app, or is reached in another way, drops off the list.
         */
        get: operations["office_unreached"];
        put?: never;
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
        /** Returns the vouchers, newest first. */
        get: operations["admin_vouchers"];
        put?: never;
        /** Creates a voucher. */
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
        /** Ends a voucher, so that it cannot be used anymore. */
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
        /**
         * Collects analytics events. IP addresses are never stored, and consent choices are stored without any identifiers.
         *     Other events are ignored unless they have a visit id.
         */
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
        /** Lists the caller's own applications, newest first. */
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
        /** Returns one application, to the applicant or the employer's members. */
        get: operations["applications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edits an application that the employer hasn't opened yet. */
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
        /** Accepts the offer: takes an opening and creates the contract, in which both sides see how to reach each other. Taking the last opening fills the job. */
        post: operations["accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's own contact details as the offer, or its acceptance, suggests them.
         * @description They are those that the caller, or a colleague, gave last time; otherwise the account's email address.
         */
        get: operations["applications_contact"];
        put?: never;
        post?: never;
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
        /** Declines the application, with a reason and an optional message. */
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
        /** Invites the applicant to an interview, or changes the one that is arranged. */
        post: operations["interview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/interview.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the interview of an application as a calendar file, the same as the interview's own. */
        get: operations["applications_interview_ics"];
        put?: never;
        post?: never;
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
        /** Lists the notes on an application, newest first. */
        get: operations["applications_notes"];
        put?: never;
        /** Adds a note. */
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
        /** Deletes one of the caller's own notes and returns the rest. */
        delete: operations["applications_delete_note"];
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
        /** Makes an offer. A job may have more offers out than openings left. */
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
        /** Marks the application as opened by the employer. */
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
        /** Declines the offer; the applicant goes back to the shortlist. */
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
        /** Puts the applicant on the shortlist. If they were in interviews, this cancels the interview. */
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
        /** Sets the employer's verdict on an application; the worker never sees it. */
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
        /** Withdraws the application. */
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
        /** Signs the operator in with a link made by `jobstead admin link`. */
        post: operations["admin_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link to a new address; the account has it once the link is used. A newer request replaces this one. */
        post: operations["ask_to_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new address the account's, and mails the old one a link that undoes it. Links mailed to the old address don't
         *     work anymore.
         */
        post: operations["confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an account its old address back. All sessions end, the password no longer works, and later changes can't be undone
         *     or confirmed anymore: the address that lost the account first wins (S33).
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a sign-in link by mail. The response and its timing are the same whether or not the account exists: both cases
         *     write to the disk.
         */
        post: operations["email_link_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-link/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a mailed link. A POST, because programs that check mail open the links in it. */
        post: operations["email_link_sign_in"];
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
        /** Changes the password. All other sessions end, and this one gets a new id to prevent session fixation. */
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
        /** Sets a new password with a one-time link. All sessions end, and the caller is signed in. */
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
         * Requests a reset link. The response and its timing are the same whether or not the account exists: both cases write
         *     to the disk.
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
        /**
         * Activates a role, adding it first if the user doesn't have it. The session gets a new id. Safe to repeat, so it takes
         *     no `Idempotency-Key`; a replayed response couldn't set the cookie again.
         */
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
        /** Signs in. The response and its timing are the same whether or not the account exists. */
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
        /** Creates an account and signs in. */
        post: operations["sign_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the caller's password; for ten minutes, this session may use routes that answer `step_up` otherwise. The
         *     session gets a new id, so a stolen copy of its cookie doesn't gain from it. The response is never stored under an
         *     idempotency key.
         */
        post: operations["step_up"];
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
        /** Returns the signed-in user. */
        get: operations["user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails the caller a link that verifies their address. */
        post: operations["ask_to_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the address of the account that the link was mailed to. */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the caller is available for; null if they never said. */
        get: operations["availability_get"];
        /** Says what the caller is available for. It lasts for 30 days. */
        put: operations["availability_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how many people are available right now in a town, at most a minute ago. */
        get: operations["availability_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the caller's own invoices say about them. */
        get: operations["billing_mine"];
        /** Changes what the caller's own invoices say about them. Invoices that were issued stay as they are. */
        put: operations["billing_save_mine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the people whom the caller has blocked. */
        get: operations["blocks_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Blocks a person with whom the caller shares a conversation: neither can write to the other anymore. */
        put: operations["blocks_add"];
        post?: never;
        /** Unblocks a person. */
        delete: operations["blocks_remove"];
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
        /** Returns what similar jobs on this site paid. */
        get: operations["budget_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the caller has an address for their calendars. */
        get: operations["calendars_get"];
        put?: never;
        /** Makes the caller's address, or a new one in place of the old one, which stops working. */
        post: operations["calendars_make"];
        /** Turns the caller's address off. */
        delete: operations["calendars_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the interviews and shifts of the person whose address it is: times and titles from 30 days back to 180 days
         *     ahead, at most 500.
         */
        get: operations["calendars_file"];
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
        /** Returns the neighborhoods and past pay of a town. */
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
        /** Lists the caller's contracts, as the worker or for an employer, newest first. */
        get: operations["contracts_list"];
        put?: never;
        /** Proposes a contract to someone with whom the caller had an earlier one. It begins when the other side confirms it. */
        post: operations["contracts_create"];
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
        /** Returns one contract, to the worker or to the employer's members with permission to hire or view. */
        get: operations["contracts_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts changed terms, which are in force from then on. */
        post: operations["contracts_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/clock-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the clock-in code to the employer of a contract. */
        get: operations["shifts_clock_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a proposed contract, which begins with that. */
        post: operations["contracts_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the caller's own contact details as the forms of a contract suggest them: those that they or a colleague gave
         *     last time, otherwise the account's email address.
         */
        get: operations["contracts_contact"];
        /** Changes how to reach the caller's side of a contract, and notifies the other side. */
        put: operations["contracts_change_contact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/disputable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what can be disputed in a contract. */
        get: operations["disputes_choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives notice: the contract ends when its last day is over. If the other side gave notice before, it ends at once. */
        post: operations["contracts_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds hours to a contract. Adding the same again returns what there is. Hours of a week that was sent in count in the
         *     next one that wasn't.
         */
        post: operations["time_entries_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds an expense, which waits for the employer, or gives a bonus or a tip, which is billed at once. */
        post: operations["expenses_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's invoices and credit notes, newest first. */
        get: operations["invoices_of_contract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's milestones. */
        get: operations["milestones_list"];
        put?: never;
        /** Proposes a milestone. It counts once the other side agrees. */
        post: operations["milestones_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what was billed and paid for a contract. */
        get: operations["payments_money"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the notes on a contract's work, newest first. */
        get: operations["project_notes_list"];
        put?: never;
        /** Adds a note, with pictures or documents. */
        post: operations["project_notes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes one of the caller's own notes, within 15 minutes, and returns it. */
        delete: operations["project_notes_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's payments and refunds, newest first. */
        get: operations["payments_list"];
        put?: never;
        /** Records a payment or a refund, for the other side to confirm. */
        post: operations["payments_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the contract as a PDF. */
        get: operations["contracts_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes other terms. A proposal that still waits for an answer is replaced. */
        post: operations["contracts_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns down what the other side proposed, or takes back one's own proposal. A contract that wasn't confirmed yet ends
         *     with that.
         */
        post: operations["contracts_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back one's own notice, so that the contract goes on. */
        post: operations["contracts_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a review, or changes it while it's sealed. Once both sides have written, both are published. */
        post: operations["reviews_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the reviews of a contract. The other side's is hidden until both are in, or the time is over. */
        get: operations["reviews_of_contract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's shifts. */
        get: operations["shifts_list"];
        put?: never;
        /** Plans a shift, or several, which the worker confirms or declines. Returns the first one. */
        post: operations["shifts_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/shifts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the worker will come to all shifts of a contract that wait for an answer, except those at times at which they
         *     have another one.
         */
        post: operations["shifts_confirm_all"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's tasks. */
        get: operations["project_tasks_list"];
        put?: never;
        /** Adds a task. */
        post: operations["project_tasks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what happened in a contract, newest first. */
        get: operations["contracts_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a contract's timesheets, newest first. */
        get: operations["timesheets_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the timesheet of the week that a day is in; empty if nothing was worked. */
        get: operations["timesheets_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a week's hours, with those over the weekly limit. */
        post: operations["timesheets_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a week's hours as a calendar file. */
        get: operations["timesheets_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a week's hours as CSV, one row per entry. */
        get: operations["timesheets_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/lines/{entryId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comments on a line of a timesheet, or asks a question about it. */
        post: operations["timesheets_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a week's hours as a PDF. */
        get: operations["timesheets_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for changes of hours that were sent in; for the worker, takes them back. */
        post: operations["timesheets_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/timesheets/{week}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a week's hours in. If the employer says nothing, the clock approves them after the days that the operator set. */
        post: operations["timesheets_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the versions of a contract's terms, newest first. */
        get: operations["contracts_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversation-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's folders and the jobs that their conversations are about. */
        get: operations["conversations_folders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's conversations: pinned ones first, then those with the newest messages. */
        get: operations["conversations_list"];
        put?: never;
        /** Opens a conversation, or returns the one there is. */
        post: operations["conversations_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of the caller's conversations. */
        get: operations["conversations_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a conversation as a text file, oldest message first. Of a very long one, the newest 4 MB. */
        get: operations["conversations_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts a conversation into a folder of the caller's, or takes it out. */
        put: operations["conversations_folder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists a conversation's messages, newest first. */
        get: operations["messages_list"];
        put?: never;
        /**
         * Sends a message. Sending it again with the same `clientId` changes nothing and returns what there is, also if that waits
         *     for its time. One that couldn't be sent at its time can be sent now.
         */
        post: operations["messages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mutes a conversation for the caller, or unmutes it. */
        put: operations["conversations_mute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pins a conversation to the top of the caller's list, or unpins it. */
        put: operations["conversations_pin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks messages as read. The other side sees how far. */
        put: operations["conversations_read"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's messages of a conversation that wait for their time. */
        get: operations["scheduled_list"];
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
        /**
         * Returns the caller's dashboard.
         * @description The active role decides whether it covers the worker's side, the employer's side or both.
         */
        get: operations["dashboard_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's disputes, on either side, newest first. */
        get: operations["disputes_list"];
        put?: never;
        /**
         * Opens a dispute. What it's about is put on hold: milestones and hours aren't approved, and nobody is reminded of the
         *     invoice.
         */
        post: operations["disputes_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how many disputes were opened this year and last year, and how those ended that ended then. */
        get: operations["disputes_years"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a dispute with its evidence and what happened, the same for both sides and the mediator. */
        get: operations["disputes_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts what the other side asks for, or the mediator's proposal. The dispute ends with that once nobody else has to
         *     agree.
         */
        post: operations["disputes_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a dispute. If it's about money, both sides can then settle it with sealed ranges; otherwise a mediator takes
         *     over.
         */
        post: operations["disputes_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeals against the decision, once. Somebody else decides. */
        post: operations["disputes_appeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides. Either side can appeal; a decision after an appeal is final. */
        post: operations["disputes_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds evidence, which the other side and the mediator see as well. It can't be taken back. */
        post: operations["disputes_add_evidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the other side for more time, or agrees to what it asked for: three working days. */
        post: operations["disputes_extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the mediators' notes, newest first. */
        get: operations["dispute_notes_list"];
        put?: never;
        /** Writes a note that only mediators read. */
        post: operations["dispute_notes_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the dispute with its evidence as a PDF, the same for both sides and the mediator. */
        get: operations["disputes_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes an outcome to both sides. It counts if both accept it; otherwise the mediator decides. */
        post: operations["disputes_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seals what the caller's side would accept that the worker gets. Nobody ever sees it, and it can't be changed in this
         *     round. Once both sides have sealed theirs, the dispute is settled if they meet. The response is always the same.
         */
        post: operations["disputes_range"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the mediator's proposal down. The mediator then decides. */
        post: operations["disputes_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a case on, also from somebody else. */
        post: operations["disputes_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/disputes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the dispute back. Everything goes on as before it. */
        post: operations["disputes_withdraw"];
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
        /** Returns a draft by name; its fields are null when there is none. */
        get: operations["drafts_get"];
        /** Saves a draft under a name, replacing an earlier one. */
        put: operations["drafts_put"];
        post?: never;
        /** Deletes a draft; succeeds even when there is none. */
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
        /** Lists the applications to all jobs of the caller's employers. */
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
        /** Declines applicants to any of the caller's jobs in one transaction, skipping those that can't be declined. */
        post: operations["applications_decline_many"];
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
        /**
         * Accepts an invitation: adds the link's permissions to those the caller already has.
         * @description The session is replaced because the caller's privileges change.
         */
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
        /** Returns what an invitation link offers. A POST, so that the token appears in no URL. */
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
        /** Lists the employers that the caller is a member of, with the caller's permissions. */
        get: operations["employers_mine"];
        put?: never;
        /** Creates a business or an organization; the caller gets every permission. */
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
        /** Returns an employer's public page. */
        get: operations["employers_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edits an employer's public page. */
        patch: operations["employers_change"];
        trace?: never;
    };
    "/api/employers/{id}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what invoices say about an employer, to its members. */
        get: operations["billing_of_employer"];
        /** Changes what invoices say about an employer. Invoices that were issued stay as they are. */
        put: operations["billing_save_of_employer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/interview-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the hours in which an employer holds interviews. */
        get: operations["interviews_hours"];
        /** Replaces the hours in which an employer holds interviews. Interviews that are confirmed stay. */
        put: operations["interviews_set_hours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists an employer's open invitations. */
        get: operations["employers_invitations"];
        put?: never;
        /** Creates an invitation link, and mails it if there's an address. The response holds a secret, so it is never stored under an idempotency key. */
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
        /** Revokes an invitation and returns the open ones. */
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
        /** Lists an employer's members, for members only. */
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
        /** Removes a member. Members may remove themselves, but the last manager cannot be removed. */
        delete: operations["employers_remove_member"];
        options?: never;
        head?: never;
        /** Changes a member's permissions and returns all members. */
        patch: operations["employers_change_member"];
        trace?: never;
    };
    "/api/employers/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the published reviews about an employer. */
        get: operations["reviews_of_employer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes hours that weren't sent in, and returns them. */
        delete: operations["time_entries_delete"];
        options?: never;
        head?: never;
        /** Changes hours that weren't sent in. If a timer recorded them, other times are marked. */
        patch: operations["time_entries_change"];
        trace?: never;
    };
    "/api/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the errors that affected you, newest first. */
        get: operations["errors_own"];
        put?: never;
        /**
         * Reports an error.
         *     No IP address is stored; numbers, links and email addresses are removed from the message.
         */
        post: operations["errors_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves an expense, which is then billed. */
        post: operations["expenses_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/expenses/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines an expense; for the worker, takes it back. */
        post: operations["expenses_decline"];
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
        /** Returns what posting a job would cost the caller now. */
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
        /** Returns your own feedback with its state and the office's reply, newest first. */
        get: operations["feedback_list"];
        put?: never;
        /**
         * Sends feedback. Signing in is optional.
         *     An error reference number in the description links the feedback to that error.
         */
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
        /** Returns the fees of employers that the caller can post or pay for, newest first. */
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
        /** Returns a fee with everything its receipt shows. */
        get: operations["fees_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a page at Stripe to pay a fee. Asking again returns the same page while it can be used, so nobody
         *     pays twice. Only Stripe's word that it was paid counts.
         */
        post: operations["fees_checkout"];
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
         * Uploads a file.
         *     Photos and pictures are re-encoded, so that only their pixels are stored; documents must be PDFs, and voice notes WebM
         *     with Opus or MP4 with AAC. An unused file is deleted after a week.
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
         * Downloads a file.
         *     A photo is visible to anyone who has its URL; any other file only to its owner and to anyone who may see an application
         *     or a message it is attached to. Voice notes can be read in ranges, which players ask for.
         */
        get: operations["files_download"];
        put?: never;
        post?: never;
        /**
         * Deletes a file and removes it from wherever its owner uses it.
         *     A file attached to an application cannot be deleted.
         */
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
        /** Returns the help articles. */
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
        /** Edits an article, or adds one. */
        put: operations["help_put"];
        post?: never;
        /** Restores a built-in article's default, or deletes an article the operator added. */
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
        /** Lists the employers the caller hides. */
        get: operations["hidden_employers_list"];
        put?: never;
        /** Hides the employer of a job from the caller's searches. */
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
        /** Shows a hidden employer's jobs again. */
        delete: operations["hidden_employers_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's interviews, as the worker or for an employer. */
        get: operations["interviews_list"];
        put?: never;
        /** Proposes up to three times to an applicant. */
        post: operations["interviews_propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one interview with the caller's own notes. */
        get: operations["interviews_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the interview as a calendar file. */
        get: operations["interviews_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels the interview with a reason. The application goes back to the shortlist. */
        post: operations["interviews_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proposes other times instead, which the other side picks from. */
        post: operations["interviews_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the caller's own notes on an interview, which nobody else sees. */
        put: operations["interviews_write_notes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Picks one of the proposed times, or a free one of the interview hours. */
        post: operations["interviews_pick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the free times that an applicant can pick from, if the employer lets them. */
        get: operations["interviews_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the caller billed as a worker and what employers that they may pay or hire for were billed, newest first. */
        get: operations["invoices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invoice with its payments, to the worker and to the employer's members who pay, hire or view. */
        get: operations["invoices_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a page at Stripe to pay the rest of an invoice. The money is sent to the worker. */
        post: operations["invoices_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns an invoice or a credit note as a PDF. */
        get: operations["invoices_pdf"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Returns jobs by id in the order requested, without those the caller can't see.
         * @description Meant for jobs a device remembers: recently viewed ones, and ones saved while signed out.
         */
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
        /** Searches open jobs. */
        get: operations["jobs_list"];
        put?: never;
        /** Posts a job: listed at once if posting is free for the caller, otherwise pending payment. */
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
        /** Returns a job. Anyone can read a job that has ever been listed, unless it was taken down. */
        get: operations["jobs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edits a job. */
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
        /** Lists the applications to a job of one of the caller's employers. */
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
        /** Declines applicants to a job in one transaction, skipping those that can't be declined. */
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
        /** Closes a job and notifies applicants without a decision that they weren't selected. */
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
        /** Confirms that a job is still open. */
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
        /** Dismisses the open reports of a job. */
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
        /** Copies a job to a new draft. */
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
        /** Returns a job's posting fee, for members who can post for its employer and for moderators. */
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
        /** Takes a job off the site temporarily; its applications stay open. */
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
        /**
         * Publishes a draft, or a job pending payment once a promotion or voucher covers its posting fee.
         * @description A draft whose fee isn't covered becomes pending payment. Once the office records the payment, the job is published
         *     automatically.
         */
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
        /** Takes a job down, tells its employer why, resolves its reports and cancels or refunds its posting fee. */
        post: operations["jobs_take_down"];
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
        /**
         * Renews a job for 30 days at no charge.
         * @description An open job can be renewed in its last week and keeps its position; an expired one is listed on top.
         */
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
        /** Reports a job. A second report by the same person replaces their open one. */
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
        /** Lists a paused job again, at the position it had. */
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
        /** Returns up to three open jobs similar to this one. */
        get: operations["jobs_similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kiosk-codes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the current code to anyone with the link. */
        get: operations["kiosk_code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kiosks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the kiosks of the employers that the caller hires for, at most 20 of each. */
        get: operations["kiosks_list"];
        put?: never;
        /** Makes a link that shows the clock-in code on any screen. */
        post: operations["kiosks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kiosks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Turns a kiosk off: its page no longer works. */
        delete: operations["kiosks_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Opens a WebSocket that sends the caller's app an event for each change.
         * @description The first frame is `{id, type}` with the type `ready`, or `reset` if events since `since` may be missing. Each later one
         *     is `{id, type, subject, version}`: a `LiveKind` and the id of what changed. What lasts only seconds comes without
         *     an id: `{type: typing, conversation, user}` and `{type: presence, user, online}`. An app says `{ack: id}` when a visible
         *     window has shown an event, and `{typing: conversationId}`.
         */
        get: operations["live"];
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
        /** Redirects to the sign-in page. */
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
        /**
         * Signs out and redirects to the home page. Because any site can link here, it has no effect on navigations that start
         *     on another site.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Opens the page that unsubscribes. Programs that check mail open its links, so this changes nothing. */
        get: operations["mail_unsubscribe_page"];
        put?: never;
        /**
         * Unsubscribes an address from the mail that it can do without. Its account's notification settings say so too, and turning
         *     one on there subscribes again.
         */
        post: operations["mail_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds messages in the caller's conversations, newest first. The pinned ones and the newest 500 are searched. */
        get: operations["messages_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the caller's templates. */
        get: operations["message_templates_list"];
        put?: never;
        /** Adds a template and returns all of them. */
        post: operations["message_templates_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a template and returns the others. */
        delete: operations["message_templates_delete"];
        options?: never;
        head?: never;
        /** Changes a template and returns all of them. */
        patch: operations["message_templates_change"];
        trace?: never;
    };
    "/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes one of the caller's own messages within 15 minutes. Everyone sees that there was one. */
        delete: operations["messages_delete"];
        options?: never;
        head?: never;
        /** Edits one of the caller's own messages within 15 minutes. Everyone sees that it was edited. */
        patch: operations["messages_edit"];
        trace?: never;
    };
    "/api/messages/{id}/reactions/{emoji}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds a reaction to a message. */
        put: operations["messages_react"];
        post?: never;
        /** Removes the caller's reaction. */
        delete: operations["messages_unreact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a message of someone else's, with those around it. */
        post: operations["messages_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}": {
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
        /**
         * Proposes a change of a milestone, or to drop it. A milestone that nobody has agreed to changes at once, and the other
         *     side answers it.
         */
        patch: operations["milestones_change"];
        trace?: never;
    };
    "/api/milestones/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what the other side proposed. */
        post: operations["milestones_agree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves the work. */
        post: operations["milestones_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns a page at Stripe to pay for a milestone. The money is held until the milestone is approved. */
        post: operations["milestones_checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns down what the other side proposed, or takes back one's own proposal. An agreed milestone stays as it was. */
        post: operations["milestones_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for changes of work that was sent in. */
        post: operations["milestones_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the work. */
        post: operations["milestones_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/milestones/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the work in. If the employer says nothing, the clock approves it after the days that the operator set. */
        post: operations["milestones_submit"];
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
        /** Returns an icon of the app. */
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
        /** Returns the web app manifest. */
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
        /**
         * Returns how many conversations have unread messages, including support chats.
         *     Notifications are counted separately.
         */
        get: operations["pwa_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the site's public key for push messages. */
        get: operations["push_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes a browser to push messages until its session ends; again with the same address replaces what is stored. */
        post: operations["push_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a browser's subscription; false if the caller has no such one. */
        post: operations["push_unsubscribe"];
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
        /** Reports that an install is in use. */
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
        /**
         * Reports an install.
         *     It is identified by its device id, so repeating it has no further effect.
         */
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
        /** Returns the service worker, whose scope is the whole site. */
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
        /**
         * Lists the jobs of the caller's employers.
         * @description Drafts, unpaid jobs and jobs taken down are included only with permission to post.
         */
        get: operations["jobs_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns how the caller wants to be reached. */
        get: operations["notification_settings"];
        /** Changes how the caller wants to be reached. */
        put: operations["notification_settings_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-settings/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the caller a test notification in one way, and says what happened. */
        post: operations["notification_settings_test"];
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
        /** Lists the caller's notifications, newest first. */
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
        /** Marks notifications as read, or as unread again. */
        post: operations["notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the caller's partner subscription. */
        get: operations["partner_subscription_get"];
        put?: never;
        /**
         * Charges the caller for a month of the partner subscription, or for the next one from 14 days before the last day. It
         *     begins once the fee is paid, or right away if it's free. While a fee is due, this returns that one. Nothing renews by
         *     itself.
         */
        post: operations["partner_subscription_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels the month that the caller hasn't paid for. */
        post: operations["partner_subscription_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a payment that the other side recorded. Its receipt gets a number, and it pays its invoice. */
        post: operations["payments_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that a payment didn't happen; for the side that recorded it, takes it back. */
        post: operations["payments_deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the receipt of a confirmed payment or refund as a PDF. */
        get: operations["payments_receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the caller can be paid by card. */
        get: operations["payout_account"];
        put?: never;
        /** Returns a page at Stripe on which the caller sets up their account there, or completes it. */
        post: operations["payout_account_set_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payout-account/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks Stripe whether the caller's account can receive money. */
        post: operations["payout_account_check"];
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
        /** Returns whether the caller currently pays fees. */
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
        /** Returns another person's profile, if they let the caller see it. */
        get: operations["person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a person's signed work record: to themselves, and to everyone while they share it. */
        get: operations["records_of_person"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the published reviews about a worker, to everyone who may see their profile. */
        get: operations["reviews_of_person"];
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
        /** Finds towns by the beginning of their name, those around the site's own first, or the one nearest to a position. */
        get: operations["find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns whether the caller shows when they are here. */
        get: operations["presence_get"];
        /** Shows or hides when the caller is here. */
        put: operations["presence_set"];
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
        /** Returns prices, running promotions and payment instructions. */
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
        /** Returns the caller's own profile. */
        get: operations["get_profile"];
        /** Saves the caller's own profile. */
        put: operations["put_profile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/documents/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds a document to the caller's profile, to attach to applications. */
        put: operations["put_document"];
        post?: never;
        /** Removes a document from the caller's profile; applications that include it keep it. */
        delete: operations["delete_document"];
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
        /** Sets or removes the photo on the caller's profile. */
        put: operations["put_photo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the link to the caller's work record. */
        get: operations["records_link"];
        /** Shares the caller's work record with everyone, or stops sharing it. Sharing it again makes a new link. */
        put: operations["records_share"];
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
        /** Returns running and past promotions, most recently started first. */
        get: operations["promotions_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-hires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the rapid hires of the employers that the caller hires for, the newest first, at most 50. */
        get: operations["rapid_hires_list"];
        put?: never;
        /**
         * Posts an urgent job and asks people who are available, in waves. If the posting fee is due, it asks them once that's
         *     settled.
         */
        post: operations["rapid_hires_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-hires/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns how the employer can be reached, as the form suggests it: what the caller, or a colleague, gave last time;
         *     otherwise the account's email address.
         */
        get: operations["rapid_hires_contact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-hires/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a rapid hire with everyone who was asked, and why in this order. */
        get: operations["rapid_hires_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-hires/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops asking people. Those who confirmed are still hired, and the job stays on the board. */
        post: operations["rapid_hires_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the caller was asked, the newest first, at most 20. */
        get: operations["rapid_offers_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the caller would come. They get the job as soon as everyone before them in the wave has answered. */
        post: operations["rapid_offers_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-offers/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms that the caller comes. They are hired with that. */
        post: operations["rapid_offers_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no, or takes a yes back before it's confirmed. It costs nothing. */
        post: operations["rapid_offers_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rapid-offers/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks for someone else, because the one who confirmed isn't there. Those in line come first, then the next wave. */
        post: operations["rapid_offers_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the file of a work record, of this site or another. Nothing is stored. */
        post: operations["records_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the signed work record behind a link. */
        get: operations["records_by_link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replies to a review, once, within 28 days of its publication. */
        post: operations["reviews_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports a published review to the moderators. */
        post: operations["reviews_report"];
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
        /** Lists the caller's saved jobs, most recently saved first, including jobs that ended. */
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
        /** Saves a job. */
        put: operations["saved_jobs_put"];
        post?: never;
        /** Removes a saved job. */
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
        /** Lists the caller's saved searches. */
        get: operations["saved_searches_list"];
        put?: never;
        /** Saves a search. */
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
        /** Deletes a saved search; its feed stops working. */
        delete: operations["saved_searches_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scheduled-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels one of the caller's messages that waits for its time, and returns it. */
        delete: operations["scheduled_cancel"];
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
        /** Returns the caller's sessions, most recently used first. */
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
        /** Ends the caller's other sessions. */
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
        /** Ends one of the caller's sessions and returns the rest. */
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
        /**
         * Sets up the site and signs in its first operator. Responds with 404 unless the token is valid and the site has no
         *     operator yet; it works once.
         */
        post: operations["setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the shifts of a week, the caller's own and those of the employers that they hire for, the earliest first. */
        get: operations["shifts_board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns who would be asked to stand in. */
        get: operations["shifts_backups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a shift. */
        post: operations["shifts_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/clock-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clocks in with the code that a screen at the place shows, and starts the timer. A wrong code counts, even though the
         *     response is an error.
         */
        post: operations["shifts_clock_in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/clock-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clocks out, and stops the timer. */
        post: operations["shifts_clock_out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the worker will come. If they were asked to stand in, the first one to say so gets the shift. */
        post: operations["shifts_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the shift wasn't missed, or that the worker shouldn't have been replaced. The employer hears about it, and
         *     until they answer, it doesn't count.
         */
        post: operations["shifts_contest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the worker can't come. */
        post: operations["shifts_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks everyone who could stand in. The first one to confirm gets the shift, and the others hear about it. */
        post: operations["shifts_replace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what the worker contests: the shift counts as one that they came to. */
        post: operations["shifts_take_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shifts/{id}/uphold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms what the worker contests. It counts from now on. */
        post: operations["shifts_uphold"];
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
        /** Returns the site's public settings. */
        get: operations["get_site"];
        /** Saves the site's settings. */
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
        /** Deletes the logo; the default logo is shown instead. */
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
        /** Returns the logo as PNG. Its URL changes with each new logo, so it can be cached forever. */
        get: operations["get_logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statements/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the caller was paid in a year, or what an employer paid, by month and by person. */
        get: operations["statements_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statements/{year}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a year's payments as CSV, one row per payment, oldest first. */
        get: operations["statements_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a notification of Stripe. One that came before changes nothing. */
        post: operations["stripe_webhook"];
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
        /** Returns the visitor's chat, whether support is open, and the usual reply time. */
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
        /**
         * Sends a message.
         *     The first one puts the chat in the queue and notifies the agents.
         */
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
         * Starts a chat, or returns the visitor's open one. No response is stored, because a stored one couldn't set the cookie: a
         *     repeated `Idempotency-Key` makes the same cookie, and so finds the chat that was started with it.
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
        /** Saves an email address for the reply. */
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
        /**
         * Ends the chat and dismisses it, with an optional rating.
         *     A chat that has already ended is only rated and dismissed.
         */
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
        /** Returns the newest messages, at most 200, oldest first. */
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
        /** Marks messages as read, so that they don't show as unread on the visitor's other devices. */
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
        /**
         * Reports that the visitor is typing.
         *     This is held in memory for a few seconds and never stored.
         */
        post: operations["support_typing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a task and returns it. */
        delete: operations["project_tasks_delete"];
        options?: never;
        head?: never;
        /** Changes a task, or says that it's done. */
        patch: operations["project_tasks_change"];
        trace?: never;
    };
    "/api/texts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns one of the site's texts. */
        get: operations["texts_get"];
        /** Edits a text. */
        put: operations["texts_put"];
        post?: never;
        /** Restores a text's default. */
        delete: operations["texts_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns what the caller worked and earned by the hour in a year. */
        get: operations["work_year"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time/{year}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the caller's hours in a year as CSV, one row per entry, with those that weren't approved. */
        get: operations["work_year_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns the caller's running timer, or null. */
        get: operations["timer_get"];
        /** Starts a timer, or changes the memo of the one that runs. */
        put: operations["timer_start"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timer/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throws the running timer away, because it was started by mistake, or its times will be typed in. */
        post: operations["timer_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timer/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a timer: its time becomes an entry. Stopping it again returns the entry that there is. */
        post: operations["timer_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timesheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the timesheets that the caller has to approve, and those that they haven't sent in, oldest first, at most 50 of
         *     each.
         */
        get: operations["timesheets_waiting"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Returns the vouchers that the caller has added and not used. */
        get: operations["vouchers_mine"];
        put?: never;
        /** Adds a voucher for the caller's next job. This doesn't reserve a use: if only one is left, the first job posted gets it. */
        post: operations["vouchers_add"];
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
        /** Liveness check: responds `ok` while the server runs. */
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
        /** Readiness check: the database accepts writes, the disk has free space and the scheduled work runs. */
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
        /** @description The worker's acceptance of an offer. */
        Acceptance: {
            /** @description How to reach the worker; only the employer's members see it. */
            contact: components["schemas"]["Contact"];
        };
        /**
         * @description An action on an application.
         * @enum {string}
         */
        Action: "open" | "shortlist" | "interview" | "decline" | "offer" | "accept" | "refuse" | "withdraw";
        /** @description The install that is in use. */
        ActiveInstall: {
            deviceId: string;
        };
        /** @description Feedback as staff see it. */
        AdminFeedback: components["schemas"]["Feedback"] & {
            /** @description Sender's first name and last initial; null for a visitor without an account. */
            by?: string | null;
            /** @description Feedback merged into this one. */
            duplicates: components["schemas"]["Duplicate"][];
            errorGroupId?: components["schemas"]["ErrorGroupId"] | null;
        };
        /** @description A one-time token from the server's console. */
        AdminLink: {
            token: string;
        };
        /** @description A promotion with its cost. */
        AdminPromotion: components["schemas"]["Promotion"] & {
            /**
             * Format: int64
             * @description Total of the waived fees in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description Number of fees waived.
             */
            given: number;
        };
        /** @description Text from an agent. */
        AgentMessage: {
            message: string;
        };
        /** @description The contact details of both sides, from the moment the worker accepted. */
        AgreedContacts: {
            employer?: components["schemas"]["Contact"] | null;
            worker?: components["schemas"]["Contact"] | null;
        };
        /** @description An address. */
        AllowedAddress: {
            /** @description The address. */
            address: string;
        };
        /** @description Events of one visit. */
        Analytics: {
            /** @description Events to record. */
            events: components["schemas"]["AnalyticsEvent"][];
            /** @description Visit that the events belong to. */
            session: components["schemas"]["AnalyticsSession"];
        };
        /** @description Totals for one day. */
        AnalyticsDay: {
            /** @description Date, YYYY-MM-DD in the site's time zone. */
            day: string;
            /**
             * Format: int64
             * @description Number of distinct browsers.
             */
            visitors: number;
            /**
             * Format: int64
             * @description Number of visits.
             */
            visits: number;
        };
        /** @description An event, as sent by the browser. */
        AnalyticsEvent: {
            /** @description Type of the event. */
            event: components["schemas"]["Event"];
            /** @description Path of the page. */
            page: string;
            /** @description Details. */
            properties?: components["schemas"]["Properties"];
            /** @description Id of the visit, which lasts a day at most; only with consent. */
            sessionId?: string | null;
            /**
             * Format: int64
             * @description When it happened, in milliseconds since the epoch, by the device's clock. Not stored: device clocks are
             *     unreliable, so the time of arrival is used instead.
             */
            timestamp: number;
            /** @description User agent of the browser; not stored. */
            userAgent?: string | null;
            /** @description Random id of the browser; only with consent. */
            userId?: string | null;
        };
        /** @description The analytics report. */
        AnalyticsReport: {
            /**
             * Format: int64
             * @description Installed devices that used the app in the last week.
             */
            activeInstalls: number;
            /**
             * Format: int64
             * @description Number of times consent was declined.
             */
            consentDeclined: number;
            /**
             * Format: int64
             * @description Number of times consent was given.
             */
            consentGiven: number;
            /** @description Totals by day, oldest first; today is last. */
            days: components["schemas"]["AnalyticsDay"][];
            /** @description Scroll events by depth, in percent. */
            depths: components["schemas"]["Counted"][];
            /** @description Visits by device: phone or desktop. */
            devices: components["schemas"]["Counted"][];
            /** @description Most frequent searches without results. */
            emptySearches: components["schemas"]["Counted"][];
            /** @description Visits that reached each step. */
            funnels: components["schemas"]["Funnels"];
            /**
             * Format: int64
             * @description Devices with the app installed.
             */
            installs: number;
            /**
             * Format: int64
             * @description Accounts created, by everyone.
             */
            newAccounts: number;
            /** @description Page views by page, most frequent first. */
            pages: components["schemas"]["Counted"][];
            /**
             * Format: int64
             * @description Number of days after which individual events are deleted; daily totals are stored longer.
             */
            rawDays: number;
            /** @description Most frequent searches. */
            searches: components["schemas"]["Counted"][];
            /** @description Visits by source, most frequent first. */
            sources: components["schemas"]["Counted"][];
        };
        /** @description A visit, as sent by the browser. */
        AnalyticsSession: {
            deviceInfo?: components["schemas"]["DeviceInfo"] | null;
            /**
             * Format: int64
             * @description Number of events so far.
             */
            events: number;
            /**
             * Format: int64
             * @description When the last event happened, in milliseconds since the epoch.
             */
            lastActivity: number;
            /**
             * Format: int64
             * @description Number of page views so far.
             */
            pageViews: number;
            /** @description Id of the visit, as in its events; null without consent. */
            sessionId?: string | null;
            /**
             * Format: int64
             * @description When the visit started, in milliseconds since the epoch.
             */
            startTime: number;
            /** @description Random id of the browser, as in its events; null without consent. */
            userId?: string | null;
        };
        /** @description A question with its answer. */
        AnsweredQuestion: {
            /** @description The worker's answer. */
            answer: string;
            /** @description The question as it read when the application was sent. */
            question: string;
        };
        /** @description An install, as reported by the device. */
        AppInstall: {
            /** @description Name of the browser, such as "Chrome". */
            browserName: string;
            /** @description Version of the browser, such as "140". */
            browserVersion: string;
            /** @description Random id that the device generates once. */
            deviceId: string;
            /** @description Type of device. */
            deviceType: components["schemas"]["DeviceType"];
            /** @description How the app was installed. */
            installationMethod: components["schemas"]["Method"];
            /** @description Whether the app runs in its own window. */
            isStandalone: boolean;
            /** @description Name of the operating system, such as "Android". */
            osName: string;
            /** @description Version of the operating system, such as "14". */
            osVersion: string;
            /** @description The browser's user agent string. */
            userAgent: string;
        };
        /**
         * @description Sort order of the applications to a job.
         * @enum {string}
         */
        ApplicantSort: "oldest" | "newest";
        /** @description A page of applications, with the number in each group. */
        Applicants: components["schemas"]["List_Application"] & {
            counts: components["schemas"]["GroupCounts"];
        };
        /** @description An application, as the applicant or the employer sees it. */
        Application: {
            /**
             * Format: int64
             * @description Reply deadline, in milliseconds since the epoch; null if there is none.
             */
            answerBy?: number | null;
            /**
             * Format: int64
             * @description When the employer first replied, in milliseconds since the epoch; null before that.
             */
            answeredAt?: number | null;
            /** @description Answers to the job's questions. */
            answers: components["schemas"]["AnsweredQuestion"][];
            /** @description First day the worker can start, YYYY-MM-DD; null for any day. */
            availableFrom?: string | null;
            /** @description Actions that the caller may take now. */
            can: components["schemas"]["Action"][];
            /** @description Whether the caller may edit it. */
            canEdit: boolean;
            /** @description Whether the caller may set the verdict and write notes. */
            canRate: boolean;
            contacts?: components["schemas"]["AgreedContacts"] | null;
            contractId?: components["schemas"]["ContractId"] | null;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            decline?: components["schemas"]["ApplicationDecline"] | null;
            /**
             * Format: int64
             * @description When the worker last edited it, in milliseconds since the epoch; null if never.
             */
            editedAt?: number | null;
            ending?: components["schemas"]["Ending"] | null;
            /** @description Status changes, oldest first; at most the latest 50. */
            events: components["schemas"]["ApplicationEvent"][];
            /** @description Documents that the worker attached. */
            files: components["schemas"]["AttachedDocument"][];
            /** @description The application's id. */
            id: components["schemas"]["ApplicationId"];
            interview?: components["schemas"]["Interview"] | null;
            /** @description Summary of the job. */
            job: components["schemas"]["ApplicationJob"];
            /** @description The job's id. */
            jobId: components["schemas"]["JobId"];
            /** @description The worker's message. */
            message: string;
            /**
             * Format: int64
             * @description Number of the employer's private notes; 0 for anyone but the employer's members.
             */
            noteCount: number;
            offer?: components["schemas"]["ApplicationOffer"] | null;
            /**
             * Format: int64
             * @description Proposed rate in minor units per `rateUnit`.
             */
            proposedRate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description Current status. */
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: int64
             * @description When its status or content last changed, in milliseconds since the epoch.
             */
            updatedAt: number;
            verdict?: components["schemas"]["Verdict"] | null;
            /** @description The applicant. */
            worker: components["schemas"]["Worker"];
        };
        /** @description Changes to an application that hasn't been opened; omitted fields stay the same. */
        ApplicationChange: {
            /**
             * @description Answers to the questions, in the same order.
             * @default null
             */
            answers: string[] | null;
            /**
             * @description First day the worker can start, YYYY-MM-DD; null for any day.
             * @default null
             */
            availableFrom: components["schemas"]["Option_String"];
            /**
             * @description Tokens of the caller's own documents to attach, replacing the attached ones.
             * @default null
             */
            files: string[] | null;
            /**
             * @description Message to the employer.
             * @default null
             */
            message: string | null;
            /**
             * Format: int64
             * @description Proposed rate in minor units per `rateUnit`.
             * @default null
             */
            proposedRate: number | null;
            /** @default null */
            rateUnit: components["schemas"]["PayUnit"] | null;
        };
        /** @description Number of applications to a job in each status. */
        ApplicationCounts: {
            /**
             * Format: int64
             * @description Declined by the employer.
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
             * @description Closed without a decision on the applicant.
             */
            notSelected: number;
            /**
             * Format: int64
             * @description With an offer to answer.
             */
            offered: number;
            /**
             * Format: int64
             * @description Opened by the employer.
             */
            opened: number;
            /**
             * Format: int64
             * @description Sent, but not opened yet.
             */
            sent: number;
            /**
             * Format: int64
             * @description On the shortlist.
             */
            shortlisted: number;
            /**
             * Format: int64
             * @description Withdrawn by the worker.
             */
            withdrawn: number;
        };
        /** @description An employer's decline. */
        ApplicationDecline: {
            /** @description The employer's message. */
            message: string;
            /** @description Reason for declining. */
            reason: string;
        };
        /** @description A status change of an application. */
        ApplicationEvent: {
            /**
             * Format: int64
             * @description When it changed, in milliseconds since the epoch.
             */
            at: number;
            /** @description The new status. */
            status: string;
        };
        /**
         * @description Groups of applications as an employer sees them.
         * @enum {string}
         */
        ApplicationGroup: "new" | "shortlist" | "interview" | "offer" | "hired" | "declined";
        /**
         * Format: int64
         * @description Id of an application.
         */
        ApplicationId: number;
        /** @description Summary of an application's job. */
        ApplicationJob: {
            /**
             * Format: int64
             * @description Number of applications to the job, excluding withdrawn ones.
             */
            applicationCount: number;
            /** @description Id of the job's category. */
            category: string;
            /** @description Town of the job. */
            city: string;
            /**
             * Format: int64
             * @description Number of openings already filled.
             */
            filled: number;
            /** @description The job's id. */
            id: components["schemas"]["JobId"];
            /** @description Display name of the employer. */
            postedBy: string;
            /** @description State or region of the job. */
            state: string;
            /** @description Current status of the job. */
            status: components["schemas"]["JobStatus"];
            /** @description The job's title. */
            title: string;
        };
        /** @description A private note. */
        ApplicationNote: {
            /** @description Name of the member who wrote it. */
            author: string;
            authorId: components["schemas"]["UserId"];
            /** Format: int64 */
            createdAt: number;
            id: components["schemas"]["NoteId"];
            /** @description Whether the caller wrote it. */
            isOwn: boolean;
            text: string;
        };
        /** @description Notes on an application, at most the newest 100. */
        ApplicationNotes: {
            items: components["schemas"]["ApplicationNote"][];
        };
        /** @description The terms of an offer. */
        ApplicationOffer: {
            /** @description The employer's message. */
            note: string;
            /**
             * Format: int64
             * @description How many days before the last day either side gives notice.
             */
            noticeDays: number;
            /**
             * Format: int64
             * @description When it was made, in milliseconds since the epoch.
             */
            offeredAt: number;
            /** @description How the worker is paid. */
            payMethod: components["schemas"]["ContractPayMethod"];
            /** @description When the worker is paid. */
            payWhen: components["schemas"]["ContractPayWhen"];
            /**
             * Format: int64
             * @description Offered rate in minor units per `rateUnit`.
             */
            rate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description First day of work, YYYY-MM-DD; null if not set. */
            startDate?: string | null;
        };
        /**
         * @description Status of an application.
         * @enum {string}
         */
        ApplicationStatus: "sent" | "opened" | "shortlisted" | "interviewing" | "offered" | "hired" | "declined" | "withdrawn" | "not_selected";
        /** @description An interview. */
        ArrangedInterview: {
            /** @description The application that it's about. */
            applicationId: components["schemas"]["ApplicationId"];
            /**
             * Format: int64
             * @description The time that both agreed on, in milliseconds since the epoch; null while one is still to be picked.
             */
            at?: number | null;
            /** @description What the caller can do. */
            can: components["schemas"]["InterviewAction"][];
            /** @description The employer's name. */
            employer: string;
            /**
             * Format: int64
             * @description When it's over, or until when one of the proposed times can be picked, in milliseconds since the epoch.
             */
            endsAt: number;
            /** @description Whether the worker picks any free time within the employer's interview hours. */
            fromHours: boolean;
            /** @description How. */
            how: components["schemas"]["InterviewHow"];
            /** @description The interview's id. */
            id: components["schemas"]["InterviewId"];
            /** @description The job. */
            jobId: components["schemas"]["JobId"];
            /** @description Title of the job. */
            jobTitle: string;
            /**
             * Format: int64
             * @description Length in minutes.
             */
            minutes: number;
            /** @description The employer's message; empty if there is none. */
            note: string;
            ownSide?: components["schemas"]["ConversationSide"] | null;
            /** @description The side that proposed the times. */
            proposedBy: components["schemas"]["ConversationSide"];
            /** @description Why it was canceled; empty if it wasn't, or without a reason. */
            reason: string;
            /** @description Its status. */
            status: components["schemas"]["InterviewStatus"];
            /** @description The proposed times; none if the worker picks from the interview hours. In milliseconds since the epoch. */
            times: number[];
            /**
             * Format: int64
             * @description Number of times it was proposed or changed.
             */
            version: number;
            /** @description Address, phone number or link. */
            where: string;
            /** @description The worker's name. */
            worker: string;
            /** @description The site's time zone, such as `America/New_York`. */
            zone: string;
        };
        /** @description A document attached to an application; download it from `/api/files/{token}`. */
        AttachedDocument: {
            /**
             * Format: int64
             * @description Size in bytes.
             */
            bytes: number;
            /** @description Media type. */
            mediaType: string;
            /** @description File name. */
            name: string;
            /** @description Token of the file in URLs. */
            token: string;
        };
        /** @description A fact about a shift, and what the worker says about it. */
        Attendance: {
            /** @description Why the worker contests it, in their words; null if they don't. */
            contest?: string | null;
            /** @description The fact. */
            fact: components["schemas"]["AttendanceFact"];
            /** @description Whether the employer answered that. Until then, a fact that is contested doesn't count. */
            isAnswered: boolean;
        };
        /** @description Why a fact is wrong. */
        AttendanceContest: {
            /** @description In the worker's words. */
            text: string;
        };
        /**
         * @description Whether someone came to a shift.
         * @enum {string}
         */
        AttendanceFact: "came" | "late" | "missed" | "replaced" | "canceled";
        /**
         * @description Who a promotion applies to.
         * @enum {string}
         */
        Audience: "everyone" | "first_job" | "businesses";
        /** @description What a person is available for. */
        Availability: {
            /** @description Whether they can be asked to work. */
            available: boolean;
            /** @description Ids of the categories of work. */
            categories: string[];
            /** @description The town from which they go to work. */
            city: string;
            /** @description When they work, in the site's time zone; any time if empty. */
            hours: components["schemas"]["WeekRange"][];
            /**
             * Format: int64
             * @description The least pay in minor units per `rateUnit`; null for any.
             */
            minRate?: number | null;
            /**
             * Format: int64
             * @description How far they go, in miles.
             */
            radiusMiles: number;
            /** @description Unit of the least pay. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description State or region of the town. */
            state: string;
            /**
             * Format: int64
             * @description When it ends by itself, in milliseconds since the epoch.
             */
            until: number;
        };
        /** @description How many people could be asked to work in a town. */
        AvailableCount: {
            /** @description How many are available right now, rounded down to fives; null if fewer than five. */
            people?: number | null;
            /** @description The town. */
            town: string;
        };
        BTreeMap: {
            [key: string]: {
                /** @description Counted in the app until it's read. The list of notifications has it either way. */
                app: boolean;
                /** @description Mailed, unless it's read before. */
                mail: boolean;
                /** @description Pushed to phones and browsers. */
                push: boolean;
            };
        };
        /** @description Someone who could stand in. */
        Backup: {
            /** @description The contract with them. */
            contractId: components["schemas"]["ContractId"];
            /** @description Their name. */
            name: string;
        };
        /** @description Who would be asked to stand in. */
        Backups: {
            /** @description Everyone else with an active contract who has no other shift at that time, at most 50. */
            items: components["schemas"]["Backup"][];
        };
        /** @description What invoices say about someone. */
        BillingDetails: {
            /**
             * @description Address in several lines.
             * @default
             */
            address: string;
            /**
             * @description Name; the account's or the employer's name if it's empty.
             * @default
             */
            name: string;
            /**
             * @description Tax or business number, as it should be printed.
             * @default
             */
            taxId: string;
            /**
             * @description What the tax is called, such as "VAT"; only a worker's counts, because workers issue the invoices.
             * @default
             */
            taxName: string;
            /**
             * Format: int64
             * @description Tax in the agreed amounts, in hundredths of a percent; 0 if none is charged. Only a worker's counts.
             * @default 0
             */
            taxRate: number;
        };
        /** @description A blocked person. */
        Block: {
            /**
             * Format: int64
             * @description When they were blocked, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description First name and last initial. */
            name: string;
            /** @description Their account. */
            userId: components["schemas"]["UserId"];
        };
        /** @description An address that the mail server says doesn't exist. */
        BouncedAddress: {
            /** @description The address. */
            address: string;
            /**
             * Format: int64
             * @description When it bounced, in milliseconds since the epoch.
             */
            bouncedAt: number;
            /** @description What the mail server said. */
            reason: string;
        };
        /** @description Pay figures from similar jobs. */
        BudgetGuide: {
            /** @description Whether these jobs share a word with the title; if not, they are all jobs of the category. */
            byTitle: boolean;
            /**
             * Format: int64
             * @description Number of similar jobs in the past year that stated their pay.
             */
            count: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: int64
             * @description Median days until a job was filled; null if fewer than five were.
             */
            filledDays?: number | null;
            /**
             * Format: int64
             * @description Upper quartile of pay in minor units; null for fewer than five jobs.
             */
            high?: number | null;
            /**
             * Format: int64
             * @description Lower quartile of pay in minor units; null for fewer than five jobs.
             */
            low?: number | null;
            /**
             * Format: int64
             * @description Lowest pay at which anyone was hired, in minor units; null unless three or more jobs below it hired no one.
             */
            noneHiredUnder?: number | null;
        };
        /** @description Whether someone has an address for their calendars. The address itself was only shown when it was made. */
        CalendarAddress: {
            /**
             * Format: int64
             * @description When it was made, in milliseconds since the epoch; null if there is none.
             */
            createdAt?: number | null;
        };
        /**
         * Format: int64
         * @description Id of a canned reply.
         */
        CannedId: number;
        /** @description All canned replies, by title. */
        CannedReplies: {
            items: components["schemas"]["CannedReply"][];
        };
        /** @description A canned reply. */
        CannedReply: {
            body: string;
            id: components["schemas"]["CannedId"];
            title: string;
        };
        /** @description What Stripe says about the key. */
        CardCheck: {
            /** @description Whether it's for tests; null if it doesn't work. */
            isTest?: boolean | null;
            /** @description Whether Stripe accepts the key. */
            keyWorks: boolean;
            /** @description What went wrong; empty if nothing did. */
            problem: string;
        };
        /** @description Something that the ledger and Stripe see differently. */
        CardDifference: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /**
             * Format: int64
             * @description Amount at Stripe in minor units; null if it isn't there.
             */
            atStripe?: number | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: int64
             * @description Amount in the ledger in minor units; null if it isn't there.
             */
            inLedger?: number | null;
            /** @description How they differ. */
            kind: components["schemas"]["CardDifferenceKind"];
            /** @description Stripe's id. */
            reference: string;
            /** @description What Stripe calls it: `charge`, `refund` or others. */
            what: string;
        };
        /**
         * @description How the ledger and Stripe differ.
         * @enum {string}
         */
        CardDifferenceKind: "unknown" | "missing" | "amount" | "waiting";
        /**
         * @description Whether a worker can be paid by card.
         * @enum {string}
         */
        CardPay: "off" | "not_ready" | "on";
        /** @description Paying by card, as the office sees it. The keys themselves are never shown. */
        CardSettings: {
            /** @description Whether there is a secret for notifications. */
            hasWebhookSecret: boolean;
            /** @description Whether fees can be paid by card. */
            isOn: boolean;
            /** @description Whether invoices and milestones can be paid by card. */
            isPayOn: boolean;
            /** @description Whether the key is for tests; null without a key. */
            isTest?: boolean | null;
            /** @description The last four characters of the key; empty without one. */
            keyEnd: string;
            /**
             * Format: int64
             * @description When the last one came that was signed correctly, in milliseconds since the epoch; null if none did.
             */
            notifiedAt?: number | null;
            /**
             * Format: int64
             * @description When the last test payment was seen, in milliseconds since the epoch; null if there was none.
             */
            testedAt?: number | null;
            /** @description Where Stripe has to send notifications. */
            webhookUrl: string;
        };
        /** @description A job category. */
        Category: {
            /** @description Whether the category is no longer offered for new jobs. */
            hidden?: boolean;
            /** @description Name of its Lucide icon. */
            icon: string;
            /** @description Permanent id, such as `food`. */
            id: string;
            /** @description Display name. */
            name: string;
            /** @description Color group of its cards: `home`, `food`, `desk`, `care`, `trade` or `move`. */
            stock: string;
        };
        /** @description What jobs of a category paid. */
        CategoryPay: {
            /** @description Category id. */
            category: string;
            /**
             * Format: int64
             * @description Number of jobs behind the figures.
             */
            count: number;
            /**
             * Format: int64
             * @description Upper quartile in minor units.
             */
            high: number;
            /**
             * Format: int64
             * @description Lower quartile in minor units.
             */
            low: number;
            /** @description Unit of pay. */
            unit: components["schemas"]["PayUnit"];
        };
        /** @description A score of several reviews. */
        CategoryScore: {
            /** @description What it's about. */
            category: components["schemas"]["ReviewCategory"];
            /**
             * Format: int64
             * @description The mean in hundredths: 100 to 500.
             */
            mean: number;
        };
        /** @description The current password and a new one. */
        ChangePassword: {
            current: string;
            new: string;
        };
        /** @description Email address for a reply when no agent is available. */
        ChatEmail: {
            email: string;
        };
        /**
         * @description Who or what ended a chat.
         * @enum {string}
         */
        ChatEndedBy: "visitor" | "agent" | "clock";
        /**
         * Format: int64
         * @description Id of a support chat.
         */
        ChatId: number;
        /** @description A line of a chat as agents see it. */
        ChatLine: {
            agentId?: components["schemas"]["UserId"] | null;
            /** @description That agent's name. */
            agentName?: string | null;
            /** @description The text. */
            body: string;
            /** @description Line id; later lines have greater ids. */
            id: components["schemas"]["ChatMessageId"];
            /** @description Message, note or event. */
            kind: components["schemas"]["ChatLineKind"];
            /**
             * Format: int64
             * @description When it was written, in milliseconds since the epoch.
             */
            sentAt: number;
        };
        /**
         * @description Kind of a line in a chat.
         * @enum {string}
         */
        ChatLineKind: "text" | "note" | "event";
        /** @description A message as the visitor sees it. */
        ChatMessage: {
            /** @description Message id; later messages have greater ids. */
            id: components["schemas"]["ChatMessageId"];
            /** @description Whether an agent sent it. */
            isFromAgent: boolean;
            /** @description The text. */
            message: string;
            /** @description Always `text`. */
            messageType: string;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            sentAt: number;
        };
        /**
         * Format: int64
         * @description Id of a support message; later messages have greater ids.
         */
        ChatMessageId: number;
        /** @description A chat as its visitor sees it. */
        ChatSession: {
            /** @description Agent handling the chat, as first name and initial; null until an agent takes it. */
            agent?: string | null;
            /** @description Whether the agent is typing right now. */
            agentTyping: boolean;
            /** @description Whether to ask for an email address, because a reply may take a while. */
            asksEmail: boolean;
            /** @description Email address the visitor left for the reply. */
            email?: string | null;
            /** @description Unguessable id of the chat, used in the API's paths. */
            id: string;
            status: components["schemas"]["ChatStatus"];
            /** @description Subject, if the visitor gave one. */
            subject?: string | null;
        };
        /**
         * @description Status of a chat.
         * @enum {string}
         */
        ChatStatus: "waiting" | "connected" | "ended";
        /** @description Where something can be paid. */
        CheckoutLink: {
            /** @description Address of the page at Stripe. */
            url: string;
        };
        /** @description The role to activate. */
        ChooseRole: {
            role: components["schemas"]["Role"];
        };
        /** @description Guide to the jobs of a town. */
        City: {
            /** @description Neighborhoods named by open jobs, most frequent first; at most 20. */
            areas: string[];
            /** @description Name of the town. */
            city: string;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description State to find the town's jobs by; null outside the US, where only the town's name is matched. */
            jobState?: string | null;
            /** @description Pay of jobs that ended within a year, by category and unit; only where at least five jobs stated it. */
            pay: components["schemas"]["CategoryPay"][];
            /** @description Id of the town in the list of places. */
            placeId: components["schemas"]["PlaceId"];
            /** @description Its US state, or its country. */
            state: string;
        };
        /** @description The code to clock in with now. */
        ClockCode: {
            /** @description What a kiosk shows in the next two minutes if it loses its signal; empty elsewhere. One person can clock in with each. */
            ahead: components["schemas"]["CodeAhead"][];
            /**
             * Format: int64
             * @description When they change, in milliseconds since the epoch.
             */
            changesAt: number;
            /** @description Four digits. */
            code: string;
            /** @description Name of the employer. */
            employer: string;
            /**
             * Format: int64
             * @description The server's time, in milliseconds since the epoch.
             */
            now: number;
            /** @description The same as a QR code, for a phone's camera: a page of this site where the worker clocks in. */
            qr: components["schemas"]["QrCode"];
        };
        /** @description Clocks in. */
        ClockIn: {
            /** @description The code that the employer's screen shows. */
            code: string;
        };
        /** @description Request to close a job. */
        CloseJob: {
            reason: components["schemas"]["CloseReason"];
        };
        /**
         * @description Why an employer closed a job.
         * @enum {string}
         */
        CloseReason: "filled_elsewhere" | "not_needed" | "other";
        /** @description A code for a minute to come. */
        CodeAhead: {
            /** @description Four digits. */
            code: string;
            /**
             * Format: int64
             * @description When that minute begins, in milliseconds since the epoch.
             */
            from: number;
            /** @description The same as a QR code. */
            qr: components["schemas"]["QrCode"];
        };
        /** @description How complete a profile is. */
        Completeness: {
            next?: components["schemas"]["NextStep"] | null;
            /**
             * Format: int64
             * @description Percentage, 0 to 100.
             */
            percent: number;
        };
        /** @description How to reach someone: a phone number, an email address or both. */
        Contact: {
            /**
             * @description Email address; empty if there is none.
             * @default
             */
            email: string;
            /**
             * @description When and how to get in touch, in their own words.
             * @default
             */
            note: string;
            /**
             * @description Phone number as typed; empty if there is none.
             * @default
             */
            phone: string;
        };
        /** @description A change of the caller's contact details in a contract. */
        ContactChange: {
            /** @description The new details. */
            contact: components["schemas"]["Contact"];
        };
        /** @description A contract between an employer and a worker. */
        Contract: {
            /**
             * Format: int64
             * @description When both sides had confirmed it, in milliseconds since the epoch; null if they haven't.
             */
            activeAt?: number | null;
            applicationId?: components["schemas"]["ApplicationId"] | null;
            /** @description Actions the caller can take now. */
            can: components["schemas"]["ContractAction"][];
            /**
             * Format: int64
             * @description When it was proposed or agreed on, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            disputeId?: components["schemas"]["DisputeId"] | null;
            /** @description What is open for the caller. */
            due: components["schemas"]["ContractDue"][];
            /** @description The first last day that the agreed notice allows, YYYY-MM-DD. */
            earliestEnd: string;
            /** @description The hiring side. */
            employer: components["schemas"]["Party_EmployerId"];
            end?: components["schemas"]["ContractEnd"] | null;
            /** @description The contract's id. */
            id: components["schemas"]["ContractId"];
            jobId?: components["schemas"]["JobId"] | null;
            /** @description Title of the job, or what the work is called. */
            jobTitle: string;
            /** @description The terms in plain words; empty in lists. */
            lines: components["schemas"]["ContractLine"][];
            /** @description The message that came with the offer or the first proposal; empty if there was none. */
            note: string;
            ownSide?: components["schemas"]["ContractSide"] | null;
            pending?: components["schemas"]["PendingTerms"] | null;
            previousId?: components["schemas"]["ContractId"] | null;
            /** @description How far the milestones are. */
            progress: components["schemas"]["ContractProgress"];
            /** @description State. */
            state: components["schemas"]["ContractState"];
            /**
             * @description The terms in force, or those of the newest proposal if none were ever accepted. In lists, `work` is cut to 200
             *     characters.
             */
            terms: components["schemas"]["ContractTerms"];
            /**
             * Format: int64
             * @description Number of the newest version of the terms.
             */
            version: number;
            /** @description The hired side. */
            worker: components["schemas"]["Party_UserId"];
        };
        /** @description Accepts changed terms. */
        ContractAcceptance: {
            /**
             * Format: int64
             * @description The version that the caller saw. If someone proposed another one since, nothing happens.
             * @default null
             */
            version: number | null;
        };
        /**
         * @description What someone can do with a contract.
         * @enum {string}
         */
        ContractAction: "confirm" | "propose" | "accept" | "reject" | "end" | "resume";
        /** @description Confirms a proposed contract. */
        ContractConfirmation: {
            /** @description How to reach the caller's side. */
            contact: components["schemas"]["Contact"];
            /**
             * Format: int64
             * @description The version that the caller saw. If someone proposed another one since, nothing happens.
             */
            version?: number | null;
        };
        /**
         * @description What is open for the caller.
         * @enum {string}
         */
        ContractDue: "confirm" | "terms" | "notice" | "milestone" | "approve" | "changes" | "shift" | "hours" | "timesheet" | "expense" | "pay" | "payment" | "dispute" | "review";
        /** @description How a contract ends or ended. */
        ContractEnd: {
            by?: components["schemas"]["ContractSide"] | null;
            /** @description How. */
            cause: components["schemas"]["ContractEndCause"];
            /**
             * Format: int64
             * @description When it was over, in milliseconds since the epoch; null while it isn't.
             */
            endedAt?: number | null;
            /** @description More about it; empty if nobody said. */
            note: string;
            /** @description The last day, YYYY-MM-DD; null for a contract that never began. */
            on?: string | null;
            reason?: components["schemas"]["ContractEndReason"] | null;
        };
        /**
         * @description How a contract ended, or is about to end.
         * @enum {string}
         */
        ContractEndCause: "notice" | "agreed" | "rejected" | "withdrawn" | "lapsed";
        /**
         * @description Why someone ends a contract.
         * @enum {string}
         */
        ContractEndReason: "done" | "time_up" | "plans_changed" | "not_working_out" | "no_show" | "other";
        /** @description Gives notice, or agrees to the end that the other side gave notice of. */
        ContractEnding: {
            /** @description More about it, which the other side reads. */
            note?: string;
            /** @description The last day, YYYY-MM-DD; null for the first day that the agreed notice allows. */
            on?: string | null;
            /** @description Why. */
            reason: components["schemas"]["ContractEndReason"];
        };
        /** @description Something that happened in a contract. */
        ContractEvent: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /**
             * Format: int64
             * @description The event's id.
             */
            id: number;
            /** @description What happened, such as `confirmed`. */
            kind: string;
            side?: components["schemas"]["ContractSide"] | null;
            /** @description What happened, as a sentence. */
            text: string;
        };
        /**
         * @description Which contracts to list.
         * @enum {string}
         */
        ContractFilter: "open" | "ended" | "due";
        /**
         * Format: int64
         * @description Id of a contract.
         */
        ContractId: number;
        /** @description One of the terms in plain words. */
        ContractLine: {
            /** @description What the terms in force say; null if it's the same or new. */
            before?: string | null;
            /** @description Whether it differs from the terms in force. */
            changed: boolean;
            /** @description Which of the terms it is. */
            label: string;
            /** @description What they agree on. */
            text: string;
        };
        /** @description What was billed and paid for a contract. */
        ContractMoney: {
            /**
             * Format: int64
             * @description Paid and confirmed, but not billed yet, in minor units.
             */
            ahead: number;
            /**
             * Format: int64
             * @description Billed, less credit notes, in minor units.
             */
            billed: number;
            /** @description What the caller can do now. */
            can: components["schemas"]["MoneyAction"][];
            /** @description Whether the worker can be paid by card on this site. */
            cards: components["schemas"]["CardPay"];
            /**
             * Format: int64
             * @description The site's commission on pay, which the employer pays on top, in percent.
             */
            commissionPercent: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Expenses, bonuses and tips, newest first. */
            expenses: components["schemas"]["Expense"][];
            /** @description The newest invoices and credit notes, at most 20. */
            invoices: components["schemas"]["List_Invoice"];
            /**
             * Format: int64
             * @description Billed and not paid yet, in minor units.
             */
            open: number;
            ownSide?: components["schemas"]["ContractSide"] | null;
            /**
             * Format: int64
             * @description Paid and confirmed, less what was given back, in minor units.
             */
            paid: number;
            /** @description The newest payments, at most 20. */
            payments: components["schemas"]["List_Payment"];
            /**
             * Format: int64
             * @description Recorded and not confirmed yet, less refunds, in minor units.
             */
            recorded: number;
        };
        /**
         * @description How the worker is paid.
         * @enum {string}
         */
        ContractPayMethod: "cash" | "bank" | "card" | "other";
        /**
         * @description When the worker is paid.
         * @enum {string}
         */
        ContractPayWhen: "on_approval" | "weekly" | "two_weeks" | "monthly" | "at_end";
        /** @description How far the milestones of a contract are. */
        ContractProgress: {
            /**
             * Format: int64
             * @description Number of approved ones.
             */
            approved: number;
            /**
             * Format: int64
             * @description Number of milestones, agreed or proposed.
             */
            milestones: number;
        };
        /** @description Terms to propose instead of those in force, or of those that the other side proposed. */
        ContractProposal: {
            /** @description Why, in their own words. */
            note?: string;
            /** @description The terms. */
            terms: components["schemas"]["ContractTerms"];
            /**
             * Format: int64
             * @description The newest version that the caller saw. If someone proposed another one since, nothing happens.
             */
            version?: number | null;
        };
        /** @description Turns down a proposal, or takes it back. */
        ContractRejection: {
            /**
             * @description Why, which the other side reads.
             * @default
             */
            reason: string;
            /**
             * Format: int64
             * @description The version that the caller saw. If someone proposed another one since, nothing happens.
             * @default null
             */
            version: number | null;
        };
        /** @description The reviews of a contract, as one side sees them. */
        ContractReviews: {
            /** @description Whether the caller can reply to the other's review. */
            canReply: boolean;
            /** @description Whether the caller can write, or change what they wrote. */
            canWrite: boolean;
            /**
             * Format: int64
             * @description When the time for reviews is over, in milliseconds since the epoch; null while the contract isn't over.
             */
            closesAt?: number | null;
            other?: components["schemas"]["Review"] | null;
            own?: components["schemas"]["Review"] | null;
        };
        /**
         * @description A side of a contract.
         * @enum {string}
         */
        ContractSide: "employer" | "worker";
        /**
         * @description State of a contract.
         * @enum {string}
         */
        ContractState: "proposed" | "active" | "ended";
        /** @description What an employer and a worker agree on. */
        ContractTerms: {
            /** @description Last day, YYYY-MM-DD; null if it's open. */
            endDate?: string | null;
            /** @description What else they agree on. */
            extra?: string;
            /** @description Kind of work. */
            kind: components["schemas"]["Kind"];
            /**
             * Format: int64
             * @description How many days before the last day either side gives notice.
             */
            noticeDays: number;
            /** @description How the worker is paid. */
            payMethod?: components["schemas"]["ContractPayMethod"];
            /** @description When the worker is paid. */
            payWhen?: components["schemas"]["ContractPayWhen"];
            /** @description Where the work happens, in free text. */
            place?: string;
            /**
             * Format: int64
             * @description Rate in minor units per `rateUnit`.
             */
            rate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description When the work happens, in free text. */
            schedule?: string;
            /** @description First day, YYYY-MM-DD; null if it's to be arranged. */
            startDate?: string | null;
            /**
             * Format: int64
             * @description Maximum hours a week; null without one.
             */
            weeklyHours?: number | null;
            /** @description What has to be done: paragraphs, `- ` lists, `**bold**` and links. */
            work?: string;
        };
        /** @description A version of the terms. */
        ContractVersion: {
            /**
             * Format: int64
             * @description When it was answered, in milliseconds since the epoch; null if it wasn't.
             */
            answeredAt?: number | null;
            /**
             * Format: int64
             * @description When it was proposed, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The terms in plain words, with what differs from those in force when it was proposed. */
            lines: components["schemas"]["ContractLine"][];
            /** @description Why, in their own words; empty if they didn't say. */
            note: string;
            /**
             * Format: int64
             * @description Number, counting from 1.
             */
            number: number;
            /** @description Who proposed it. */
            proposedBy: components["schemas"]["ContractSide"];
            /** @description Status. */
            status: components["schemas"]["ContractVersionStatus"];
        };
        /**
         * @description Status of a version of the terms.
         * @enum {string}
         */
        ContractVersionStatus: "proposed" | "accepted" | "rejected" | "withdrawn" | "replaced";
        /** @description A conversation. */
        Conversation: {
            /** @description Whether the caller wrote first and waits for a reply, so that they can write only a little. */
            awaitingReply: boolean;
            /** @description Whether messages reach the other side. */
            canSend: boolean;
            contractId?: components["schemas"]["ContractId"] | null;
            /**
             * Format: int64
             * @description When it was opened, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The caller's folder; null for none. */
            folder?: string | null;
            /** @description Its id. */
            id: components["schemas"]["ConversationId"];
            jobId?: components["schemas"]["JobId"] | null;
            lastMessage?: components["schemas"]["MessagePreview"] | null;
            /** @description Whether its messages don't notify the caller. */
            muted: boolean;
            /** @description Whether it's pinned to the top of the caller's list. */
            pinned: boolean;
            /**
             * Format: int64
             * @description The newest message that the other side has read; 0 for none.
             */
            readUpTo: number;
            /** @description The side that the caller writes for. */
            side: components["schemas"]["ConversationSide"];
            /** @description What it's about. */
            subject: components["schemas"]["ConversationSubject"];
            /** @description Title of the job; empty if there is none. */
            title: string;
            /**
             * Format: int64
             * @description Number of unread messages.
             */
            unread: number;
            /** @description The other side. */
            with: components["schemas"]["Counterpart"];
        };
        /**
         * @description Which conversations to list.
         * @enum {string}
         */
        ConversationFilter: "all" | "unread";
        /** @description What the caller's conversations are sorted by. */
        ConversationFolders: {
            /** @description The caller's own folders, with the number of conversations in each. */
            folders: components["schemas"]["Counted"][];
            /** @description The jobs, those with the newest messages first. */
            jobs: components["schemas"]["ConversationJob"][];
        };
        /**
         * Format: int64
         * @description Id of a conversation.
         */
        ConversationId: number;
        /** @description A job that conversations are about. */
        ConversationJob: {
            /**
             * Format: int64
             * @description Number of conversations.
             */
            count: number;
            /**
             * Format: int64
             * @description The job's id.
             */
            id: number;
            /** @description Its title. */
            title: string;
        };
        /**
         * @description What a conversation is about.
         * @enum {string}
         */
        ConversationKind: "application" | "contract" | "person";
        /** @description How a conversation appears in the caller's list. */
        ConversationMarks: {
            /** @description The caller's folder. */
            folder?: string | null;
            /** @description Whether its messages don't notify the caller. */
            muted: boolean;
            /** @description Whether it's pinned to the top. */
            pinned: boolean;
            /**
             * Format: int64
             * @description Number of unread messages.
             */
            unread: number;
        };
        /**
         * @description A side of a conversation.
         * @enum {string}
         */
        ConversationSide: "employer" | "worker";
        /** @description What a conversation is about. */
        ConversationSubject: {
            /**
             * Format: int64
             * @description Id of the application, contract or person.
             */
            id: number;
            /** @description Kind of subject. */
            kind: components["schemas"]["ConversationKind"];
        };
        /** @description A page of conversations. */
        Conversations: components["schemas"]["List_Conversation"] & {
            /**
             * Format: int64
             * @description Number of the caller's conversations with unread messages.
             */
            unreadCount: number;
        };
        /** @description A name with the number of times it occurred. */
        Counted: {
            /**
             * Format: int64
             * @description Number of occurrences.
             */
            count: number;
            /** @description The counted value. */
            name: string;
        };
        /** @description The other side of a conversation. */
        Counterpart: {
            /**
             * Format: int64
             * @description Id of the person or the employer.
             */
            id: number;
            /** @description What it is. */
            kind: components["schemas"]["CounterpartKind"];
            /** @description Name, as the caller may see it. */
            name: string;
            /** @description Whether anyone of them is here now; false for those who don't show it. */
            online: boolean;
            /** @description URL of a small photo; null if there is none. */
            photoUrl?: string | null;
            /** @description Accounts that can be blocked: the person's, or those of the employer's members who take part. */
            userIds: components["schemas"]["UserId"][];
        };
        /**
         * @description What the other side is.
         * @enum {string}
         */
        CounterpartKind: "person" | "employer";
        /** @description A created invitation with its link. */
        CreatedInvitation: {
            /**
             * Format: int64
             * @description When the link expires, in milliseconds since the epoch.
             */
            expiresAt: number;
            /** @description The invitation's id. */
            id: components["schemas"]["InvitationId"];
            /** @description The link to hand out. It is returned only here. */
            url: string;
        };
        /** @description An email address that is now an account's. */
        CurrentEmail: {
            /** @description The address. */
            email: string;
        };
        /** @description To-dos and counts for the caller. */
        Dashboard: {
            /** @description To-dos, most urgent first. */
            actions: components["schemas"]["Todo"][];
            /** @description Current counts. */
            figures: components["schemas"]["DashboardFigure"][];
            role?: components["schemas"]["Role"] | null;
        };
        /** @description A labeled count. */
        DashboardFigure: {
            /** @description Path of the page that lists the counted items. */
            href: string;
            /** @description Identifier of the count. */
            kind: string;
            /** @description Label to display. */
            label: string;
            /**
             * Format: int64
             * @description The count.
             */
            value: number;
        };
        /** @description A decline, with its reason. */
        Decline: {
            /** @description Message to the applicant; `{name}` and `{job}` are replaced with the applicant's first name and the job's title. */
            message?: string;
            /** @description Reason for declining. */
            reason: components["schemas"]["DeclineReason"];
        };
        /** @description A decline of several applications at once. */
        DeclineMany: {
            /** @description Ids of the applications. */
            ids: components["schemas"]["ApplicationId"][];
            /** @description Message to each applicant; `{name}` and `{job}` are replaced with their first name and the job's title. */
            message?: string;
            /** @description Reason for declining. */
            reason: components["schemas"]["DeclineReason"];
        };
        /** @description Result of declining several applications. */
        DeclineManyResult: {
            /** @description Ids of the applications that were declined. */
            declined: components["schemas"]["ApplicationId"][];
            /** @description Applications that were left unchanged. */
            skipped: components["schemas"]["SkippedApplication"][];
        };
        /**
         * @description Why an employer declines an application.
         * @enum {string}
         */
        DeclineReason: "other_chosen" | "rate" | "experience" | "timing" | "other";
        /** @description Properties of the device. Only whether it is a phone or a desktop is stored. */
        DeviceInfo: {
            /** @description Language: "en-US". */
            language: string;
            /** @description Screen size in pixels: "1920x1080". */
            screenResolution: string;
            /** @description Time zone: "America/Chicago". */
            timezone: string;
            /** @description User agent of the browser. */
            userAgent: string;
            /** @description Viewport size in pixels: "390x844". */
            viewport: string;
        };
        /**
         * @description Type of device the app is installed on.
         * @enum {string}
         */
        DeviceType: "desktop" | "android" | "ios";
        /**
         * @description Whether mails are collected.
         * @enum {string}
         */
        Digest: "off" | "daily" | "weekly";
        /** @description A dispute. */
        Dispute: {
            /** @description What it's about. */
            about: components["schemas"]["DisputeSubject"];
            /** @description What the other side says; null before its answer. */
            answer?: string | null;
            /** @description Why it appealed. */
            appeal?: string | null;
            appealBy?: components["schemas"]["ContractSide"] | null;
            /** @description What the caller can do now. */
            can: components["schemas"]["DisputeAction"][];
            /**
             * Format: int64
             * @description The money in dispute, in minor units; 0 if it's not about money.
             */
            claim: number;
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /**
             * Format: int64
             * @description When it was opened, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            decision?: components["schemas"]["DisputeDecision"] | null;
            /**
             * Format: int64
             * @description When the time of this stage is over, in milliseconds since the epoch; null once the dispute is over.
             */
            dueAt?: number | null;
            /** @description Name of the employer. */
            employer: string;
            /** @description The employer. */
            employerId: components["schemas"]["EmployerId"];
            /**
             * Format: int64
             * @description When it ended, in milliseconds since the epoch; null while it's open.
             */
            endedAt?: number | null;
            ending?: components["schemas"]["DisputeEnding"] | null;
            extensionBy?: components["schemas"]["ContractSide"] | null;
            /**
             * Format: int64
             * @description How often both sides agreed to more time in this stage.
             */
            extensions: number;
            finalDecision?: components["schemas"]["DisputeDecision"] | null;
            /** @description Whether the caller's side sealed a range in this round. What it sealed is never shown, not even to that side. */
            hasSealed: boolean;
            /** @description Its id. */
            id: components["schemas"]["DisputeId"];
            /** @description The parts of that, as they were when it was opened. */
            items: components["schemas"]["DisputeItem"][];
            mediatorId?: components["schemas"]["UserId"] | null;
            /**
             * Format: int64
             * @description When that round begins, in milliseconds since the epoch.
             */
            opensAt?: number | null;
            /**
             * Format: int64
             * @description How much of the money in dispute the worker gets, in minor units; null while it's open, and if it was withdrawn.
             */
            outcome?: number | null;
            ownSide?: components["schemas"]["ContractSide"] | null;
            proposal?: components["schemas"]["DisputeProposal"] | null;
            /**
             * Format: int64
             * @description The round of sealed ranges, 1 to 3; 0 before the first.
             */
            round: number;
            /** @description The side that opened it. */
            side: components["schemas"]["ContractSide"];
            /** @description Stage. */
            state: components["schemas"]["DisputeState"];
            /** @description What the side that opened it says. */
            text: string;
            /** @description Title of the work. */
            work: string;
            /** @description Name of the worker. */
            worker: string;
            /** @description The worker. */
            workerId: components["schemas"]["UserId"];
        };
        /**
         * @description What someone can do in a dispute.
         * @enum {string}
         */
        DisputeAction: "answer" | "accept" | "reject" | "range" | "extend" | "add" | "withdraw" | "appeal" | "take" | "propose" | "decide";
        /** @description What can be disputed in a contract. */
        DisputeChoices: {
            /**
             * Format: int64
             * @description Working days that the other side has to answer.
             */
            answerDays: number;
            /** @description Expenses that were declined, for the worker only. */
            expenses: components["schemas"]["DisputeItem"][];
            /** @description Hours that aren't approved, of the newest 20 weeks. */
            hours: components["schemas"]["DisputeItem"][];
            /** @description The newest invoices, at most 20. For the worker, those that aren't paid in full, with what is open. */
            invoices: components["schemas"]["DisputeItem"][];
            /**
             * Format: int64
             * @description The most that can be claimed for something that was never billed, or for damage, in minor units.
             */
            limit: number;
            /** @description Milestones that aren't approved. */
            milestones: components["schemas"]["DisputeItem"][];
        };
        /** @description How the disputes of a worker or an employer ended. Open ones and those that were taken back don't count. */
        DisputeCounts: {
            /**
             * Format: int64
             * @description Decided.
             */
            decided: number;
            /**
             * Format: int64
             * @description Settled by the sides.
             */
            settled: number;
        };
        /** @description A decision. */
        DisputeDecision: {
            /**
             * Format: int64
             * @description What the worker gets, in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /** @description Who decided, if it was nobody of the staff; empty otherwise. */
            outsider: string;
            /** @description The reasons. */
            reasons: string;
            /** @description The rule that it rests on. */
            rule: components["schemas"]["DisputeRule"];
        };
        /**
         * @description How a dispute ended.
         * @enum {string}
         */
        DisputeEnding: "conceded" | "ranges" | "proposal" | "decision" | "appeal" | "withdrawn";
        /** @description Something that happened in a dispute. */
        DisputeEvent: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            side?: components["schemas"]["ContractSide"] | null;
            /** @description What happened, as a sentence. */
            text: string;
        };
        /** @description A piece of evidence, the same for both sides. */
        DisputeEvidence: {
            /**
             * Format: int64
             * @description When it was added, in milliseconds since the epoch.
             */
            at: number;
            file?: components["schemas"]["File"] | null;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What it is: `terms`, `milestone`, `hours`, `invoice`, `expense`, `weeks`, `payments`, `message`, `statement` or `file`. */
            kind: string;
            /** @description SHA-256 of the text, or of the file as it was uploaded, in hexadecimal. */
            sha256: string;
            side?: components["schemas"]["ContractSide"] | null;
            /** @description What it says; empty for a file. */
            text: string;
            /** @description What it's called. */
            title: string;
        };
        /**
         * Format: int64
         * @description Id of a dispute.
         */
        DisputeId: number;
        /** @description A part of what is in dispute. */
        DisputeItem: {
            /**
             * Format: int64
             * @description What it's worth, in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description Id of the milestone, the entry of hours or the invoice.
             */
            id: number;
            /** @description What it's called. */
            title: string;
        };
        /** @description A note that only mediators read. */
        DisputeNote: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /** @description Who wrote it. */
            author: string;
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description The text. */
            text: string;
        };
        /** @description A mediator's proposal. */
        DisputeProposal: {
            /**
             * Format: int64
             * @description What the worker would get, in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description When it was made, in milliseconds since the epoch.
             */
            at: number;
            /** @description Whether the employer accepted it. */
            employerAccepted: boolean;
            /** @description Why. */
            text: string;
            /** @description Whether the worker accepted it. */
            workerAccepted: boolean;
        };
        /** @description What a side would accept that the worker gets, in minor units. It's never part of a response, nor of a log. */
        DisputeRange: {
            /**
             * Format: int64
             * @description The most.
             */
            max: number;
            /**
             * Format: int64
             * @description The least.
             */
            min: number;
        };
        /** @description A dispute with its evidence and what happened. */
        DisputeRoom: components["schemas"]["Dispute"] & {
            /** @description What happened, oldest first. */
            events: components["schemas"]["DisputeEvent"][];
            /** @description The evidence, oldest first. */
            evidence: components["schemas"]["DisputeEvidence"][];
        };
        /**
         * @description The rule that a decision rests on.
         * @enum {string}
         */
        DisputeRule: "terms" | "record" | "undelivered" | "partial" | "asked" | "shared" | "conduct";
        /** @description Settings of disputes. */
        DisputeRules: {
            /**
             * Format: int64
             * @description Working days to answer a dispute.
             */
            answerDays: number;
            /** @description Who hears appeals if nobody else of the staff can, such as a mediation center; empty if nobody does. */
            outsider: string;
        };
        /**
         * @description Stage of a dispute.
         * @enum {string}
         */
        DisputeState: "answering" | "settling" | "mediating" | "proposed" | "decided" | "appealed" | "settled" | "closed" | "withdrawn";
        /** @description What a side says. */
        DisputeStatement: {
            /** @description In its own words. */
            text: string;
        };
        /**
         * @description What is in dispute.
         * @enum {string}
         */
        DisputeSubject: "milestone" | "hours" | "payment" | "extra" | "expense" | "damage" | "conduct";
        /** @description Disputes of a year. */
        DisputeYear: {
            /**
             * Format: int64
             * @description How many were decided.
             */
            decided: number;
            /**
             * Format: int64
             * @description How many were opened.
             */
            opened: number;
            /**
             * Format: int64
             * @description How many the sides settled.
             */
            settled: number;
            /**
             * Format: int64
             * @description How many were taken back.
             */
            withdrawn: number;
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        /** @description A job to post. */
        Draft: {
            /** @description Neighborhood. */
            area?: string | null;
            /** @description Whether to post in the caller's own name, instead of `employerId`. */
            asMyself?: boolean;
            /**
             * Format: int64
             * @description Maximum pay in minor units; null if not stated.
             */
            budgetMax?: number | null;
            /**
             * Format: int64
             * @description Minimum pay in minor units; null if not stated.
             */
            budgetMin?: number | null;
            /** @description Unit of pay. */
            budgetUnit: components["schemas"]["PayUnit"];
            /** @description Category id. */
            category: string;
            /** @description Town. */
            city: string;
            /** @description Description of the work: paragraphs, `- ` lists, `**bold**` and links. */
            description: string;
            employerId?: components["schemas"]["EmployerId"] | null;
            /** @description Last day, YYYY-MM-DD. */
            endDate?: string | null;
            /** @description Daily end time, HH:MM. */
            endTime?: string | null;
            /** @description Whether someone is needed within 48 hours. */
            isUrgent?: boolean;
            /** @description Job type. */
            kind: components["schemas"]["Kind"];
            /**
             * @description Name of a business to post for, instead of `employerId`. It is created with the job unless the caller already
             *     posts for it.
             */
            newBusiness?: string | null;
            /**
             * Format: int64
             * @description Number of openings.
             */
            openings?: number;
            /** @description Tokens of uploaded photos, in display order. */
            photos?: string[];
            /** @description Questions that applicants answer. */
            questions?: string[];
            /** @description Whether the work can be done from anywhere. */
            remote?: boolean;
            /**
             * Format: int64
             * @description Reply deadline for each application, in days; defaults to the site's setting.
             */
            replyDays?: number | null;
            /** @description Skills the job asks for. */
            skills?: string[];
            /** @description First day, YYYY-MM-DD. */
            startDate?: string | null;
            /** @description Daily start time, HH:MM. */
            startTime?: string | null;
            /** @description State or region. */
            state?: string;
            /** @description What the job is, in one line. */
            title: string;
            /** @description When the work happens, in free text. */
            whenText?: string | null;
        };
        /** @description Feedback that was merged into another. */
        Duplicate: {
            /** @description Text, in the sender's words. */
            description: string;
            /** @description Feedback id. */
            id: components["schemas"]["FeedbackId"];
            /** @description Title. */
            title: string;
        };
        /** @description A new email address. */
        EmailChange: {
            email: string;
        };
        /** @description The account to sign in to. */
        EmailLinkRequest: {
            email: string;
        };
        /** @description The token of a mailed link. It comes in a POST, because programs that check mail open the links in it. */
        EmailLinkToken: {
            token: string;
        };
        /** @description An employer, as shown on its public page. */
        Employer: {
            /** @description Description; may contain paragraphs, `- ` lists, `**bold**` and links, but no HTML. */
            about: string;
            /** @description Town. */
            city: string;
            /**
             * Format: int64
             * @description When it was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The employer's id. */
            id: components["schemas"]["EmployerId"];
            /** @description Type of employer. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Name; for a person, first name and last initial unless the caller is a member. */
            name: string;
            /**
             * Format: int64
             * @description Number of its open jobs.
             */
            openJobs: number;
            /** @description URL of the small version of its photo; null when there is none. */
            photoUrl?: string | null;
            rights?: components["schemas"]["Rights"] | null;
            /** @description State or region. */
            state: string;
            /** @description Track record. */
            trackRecord: components["schemas"]["TrackRecord"];
        };
        /** @description Changes to an employer; omitted fields stay as they are. */
        EmployerChange: {
            /** @default null */
            about: string | null;
            /** @default null */
            city: string | null;
            /** @default null */
            name: string | null;
            /**
             * @description Token of one of the caller's photos; null removes the photo.
             * @default null
             */
            photo: string | null;
            /** @default null */
            state: string | null;
        };
        /**
         * Format: int64
         * @description Id of an employer.
         */
        EmployerId: number;
        /** @description An open invitation. */
        EmployerInvitation: {
            /**
             * Format: int64
             * @description When it was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it expires, in milliseconds since the epoch.
             */
            expiresAt: number;
            /** @description The invitation's id. */
            id: components["schemas"]["InvitationId"];
            /** @description Who the link is for, in the inviter's words. */
            label: string;
            /** @description Permissions that the link grants. */
            rights: components["schemas"]["Rights"];
        };
        /**
         * @description Type of employer.
         * @enum {string}
         */
        EmployerKind: "person" | "business" | "enterprise";
        /** @description A member of an employer. */
        EmployerMember: {
            /** @description Full name. */
            name: string;
            /** @description URL of the small version of their photo; null when there is none. */
            photoUrl?: string | null;
            /** @description The member's permissions. */
            rights: components["schemas"]["Rights"];
            /** @description The member's user id. */
            userId: components["schemas"]["UserId"];
        };
        /** @description New permissions for a member. */
        EmployerMemberChange: {
            rights: components["schemas"]["Rights"];
        };
        /** @description Request to end a chat. */
        EndChat: {
            /**
             * Format: int64
             * @description Rating from 1 to 5; null if the visitor gives none.
             */
            satisfaction?: number | null;
        };
        /**
         * @description Why an application wasn't selected.
         * @enum {string}
         */
        Ending: "filled" | "closed" | "expired" | "refused" | "no_answer";
        /**
         * Format: int64
         * @description Number of a ledger entry.
         */
        EntryId: number;
        /** @description Errors with the same cause, as shown to staff. */
        ErrorGroup: {
            /**
             * Format: int64
             * @description Number of occurrences, including those no longer stored.
             */
            count: number;
            /** @description Feedback linked to the error. */
            feedback: components["schemas"]["LinkedFeedback"][];
            /**
             * Format: int64
             * @description First occurrence, in milliseconds since the epoch.
             */
            firstSeen: number;
            /** @description File that threw the error. */
            frame: string;
            /** @description Group id. */
            id: components["schemas"]["ErrorGroupId"];
            /**
             * Format: int64
             * @description Last occurrence, in milliseconds since the epoch.
             */
            lastSeen: number;
            /** @description Latest occurrences, newest first. */
            latest: components["schemas"]["Occurrence"][];
            /** @description Error message, with numbers, links and email addresses replaced. */
            message: string;
            /** @description Class of the error. */
            name: string;
            /** @description Most affected pages with their number of stored occurrences, highest first. */
            pages: components["schemas"]["Counted"][];
            /**
             * Format: int64
             * @description Number of signed-in users affected, counting only stored occurrences.
             */
            people: number;
            /** @description Most affected releases with their number of stored occurrences, highest first. */
            releases: components["schemas"]["Counted"][];
            /** @description State set by staff. */
            state: components["schemas"]["ErrorState"];
        };
        /**
         * Format: int64
         * @description Id of a group of errors with the same cause.
         */
        ErrorGroupId: number;
        /** @description An error reported by a page. */
        ErrorReport: {
            /** @description Error message. */
            message: string;
            /** @description Class of the error. */
            name: string;
            /** @description Path of the page. */
            page: string;
            /** @description Reference number shown on the error screen: eight characters out of `BCDFGHJKLMNPQRSTVWXZ23456789`. */
            reference: string;
            /** @description Release the page was loaded from. */
            release: string;
            /** @description Stack trace. */
            stack?: string;
        };
        /**
         * @description State of an error, set by staff.
         * @enum {string}
         */
        ErrorState: "open" | "resolved" | "muted";
        /**
         * @description Type of an event.
         * @enum {string}
         */
        Event: "page_view" | "scroll_depth" | "search" | "job_posted" | "application_submitted" | "user_signup" | "consent_given" | "consent_declined";
        /** @description An expense, a bonus or a tip. */
        Expense: {
            /**
             * Format: int64
             * @description Amount in minor units.
             */
            amount: number;
            /** @description What the employer said when declining it. */
            answerNote: string;
            /** @description What the caller can do with it now. */
            can: components["schemas"]["ExpenseAction"][];
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /**
             * Format: int64
             * @description When it was added, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Receipts. */
            files: components["schemas"]["File"][];
            /** @description Its id. */
            id: components["schemas"]["ExpenseId"];
            /** @description What it is. */
            kind: components["schemas"]["ExpenseKind"];
            /** @description What it's for. */
            note: string;
            /** @description Day on which the worker paid it, YYYY-MM-DD; null for bonuses and tips. */
            spentOn?: string | null;
            /** @description State. */
            state: components["schemas"]["ExpenseState"];
        };
        /**
         * @description What someone can do with an expense.
         * @enum {string}
         */
        ExpenseAction: "approve" | "decline";
        /** @description Why an expense is declined. */
        ExpenseAnswer: {
            /**
             * @description What to tell the worker.
             * @default
             */
            note: string;
        };
        /**
         * Format: int64
         * @description Id of an expense, a bonus or a tip.
         */
        ExpenseId: number;
        /**
         * @description What is added to the pay.
         * @enum {string}
         */
        ExpenseKind: "expense" | "bonus" | "tip";
        /**
         * @description State of an expense. Bonuses and tips are approved from the beginning.
         * @enum {string}
         */
        ExpenseState: "submitted" | "approved" | "declined" | "withdrawn";
        /** @description A fee. */
        Fee: {
            /**
             * Format: int64
             * @description Regular price in minor units.
             */
            amount: number;
            cause?: components["schemas"]["FeeCause"] | null;
            /**
             * Format: int64
             * @description When it was charged, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Name of the employer, or of the person if they pay for themselves. */
            employer: string;
            employerId?: components["schemas"]["EmployerId"] | null;
            /** @description First day of the month that a partner fee is for, YYYY-MM-DD; null until it's settled, and for other kinds of fees. */
            firstDay?: string | null;
            /** @description Fee number. */
            id: components["schemas"]["FeeId"];
            invoiceId?: components["schemas"]["InvoiceId"] | null;
            jobId?: components["schemas"]["JobId"] | null;
            /** @description What the fee is charged for. */
            kind: components["schemas"]["FeeKind"];
            /** @description Last day of that month. */
            lastDay?: string | null;
            method?: components["schemas"]["PayMethod"] | null;
            /** @description Day of the payment, YYYY-MM-DD in the site's time zone. */
            paidOn?: string | null;
            /** @description That person's first name and last initial. */
            postedBy: string;
            /** @description The promotion's reason or the voucher's code. */
            reason?: string | null;
            /** @description The office's note: a receipt number, or why the fee was waived or refunded. */
            reference: string;
            /**
             * Format: int64
             * @description When a refund was sent back, in milliseconds since the epoch.
             */
            returnedAt?: number | null;
            /** @description Current state. */
            state: components["schemas"]["FeeState"];
            /** @description What it's for: the job's title when it was posted, the work, or the subscription. */
            title: string;
            /**
             * Format: int64
             * @description When the fee last changed, in milliseconds since the epoch.
             */
            updatedAt: number;
        };
        /**
         * @description Why a fee was waived.
         * @enum {string}
         */
        FeeCause: "no_fee" | "promotion" | "voucher" | "operator" | "superadmin";
        /**
         * Format: int64
         * @description Number of a fee.
         */
        FeeId: number;
        /**
         * @description What a fee is charged for.
         * @enum {string}
         */
        FeeKind: "job_post" | "partner_month" | "commission" | "commission_credit";
        /**
         * @description Which list of fees to return.
         * @enum {string}
         */
        FeeQueue: "due" | "owed" | "paid" | "waived" | "refunded" | "cancelled";
        /** @description What posting a job, or a partner month, would cost now. */
        FeeQuote: {
            /**
             * Format: int64
             * @description Regular price in minor units.
             */
            amount: number;
            cause?: components["schemas"]["FeeCause"] | null;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: int64
             * @description Amount to pay in minor units; 0 when the fee is waived.
             */
            due: number;
            /** @description The promotion's reason or the voucher's code. */
            reason?: string | null;
        };
        /** @description Reason for waiving or refunding a fee. */
        FeeReason: {
            /** @description Reason, shown on the receipt. */
            reason: string;
        };
        /**
         * @description State of a fee.
         * @enum {string}
         */
        FeeState: "due" | "paid" | "waived" | "refunded" | "cancelled";
        /** @description Feedback as its sender sees it. A duplicate shows the state and reply of the feedback it was merged into. */
        Feedback: {
            /** @description The office's reply; empty if there is none. */
            answer: string;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Text, in the sender's words. */
            description: string;
            /** @description Type of feedback. */
            feedbackType: components["schemas"]["FeedbackType"];
            /** @description Feedback id. */
            id: components["schemas"]["FeedbackId"];
            /** @description Priority. */
            priority: components["schemas"]["Priority"];
            /** @description Current state. */
            state: components["schemas"]["FeedbackState"];
            /** @description Title. */
            title: string;
        };
        /** @description The office's decision and reply. */
        FeedbackDecision: {
            /** @description Reply to the sender; may be empty. */
            answer?: string;
            /** @description Reference number of the error it is about. Omitted or null leaves the link unchanged; empty removes it. */
            errorReference?: string | null;
            /** @description New state. */
            state: components["schemas"]["FeedbackState"];
        };
        /**
         * Format: int64
         * @description Id of a piece of feedback.
         */
        FeedbackId: number;
        /**
         * @description State of feedback.
         * @enum {string}
         */
        FeedbackState: "new" | "planned" | "shipped" | "declined";
        /**
         * @description Type of feedback.
         * @enum {string}
         */
        FeedbackType: "general_feedback" | "improvement_suggestion" | "feature_request" | "bug_report";
        /** @description The site's fees. */
        Fees: {
            /**
             * Format: int64
             * @description Commission on pay, in percent.
             */
            commissionPercent: number;
            /**
             * Format: int64
             * @description Fee for posting a job, in minor units.
             */
            jobPost: number;
            /**
             * Format: int64
             * @description Monthly fee of the partner subscription, in minor units.
             */
            partnerMonth: number;
        };
        /** @description An invalid field of a request. */
        FieldError: {
            /** @description Name of the field in the request body. */
            field: string;
            /** @description How to fix it, as text for users. */
            message: string;
        };
        /** @description A file, as its owner and its readers see it. */
        File: {
            /**
             * Format: int64
             * @description Size in bytes; for a photo, that of the full size.
             */
            bytes: number;
            /**
             * Format: int64
             * @description When it was uploaded, in milliseconds since the epoch.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Length of a voice note, in milliseconds; null for other files.
             */
            duration?: number | null;
            /**
             * Format: int64
             * @description Height in pixels; null for a document or a voice note.
             */
            height?: number | null;
            /** @description Kind of file. */
            kind: components["schemas"]["FileKind"];
            /** @description `image/jpeg`, `application/pdf`, `audio/webm` or `audio/mp4`. */
            mediaType: string;
            /** @description File name for downloads. */
            name: string;
            /** @description Path of the small size; null for a document or a voice note. */
            smallUrl?: string | null;
            /** @description Unguessable id, used in URLs. */
            token: string;
            /** @description Path to download it from. */
            url: string;
            /**
             * Format: int64
             * @description Width in pixels; null for a document or a voice note.
             */
            width?: number | null;
        };
        /**
         * @description Kind of file.
         * @enum {string}
         */
        FileKind: "photo" | "document" | "picture" | "voice";
        /**
         * @description Sizes in which a photo is stored.
         * @enum {string}
         */
        FileSize: "full" | "small";
        /** @description A message that was found. */
        FoundMessage: {
            /** @description The conversation that it's in. */
            conversation: components["schemas"]["Conversation"];
            /** @description The message. */
            message: components["schemas"]["Message"];
        };
        /** @description The place where the results are. */
        FoundPlace: {
            id?: components["schemas"]["PlaceId"] | null;
            /** @description Name, such as "Charleston, SC". */
            label: string;
            /**
             * Format: double
             * @description Radius in miles; null without one.
             */
            miles?: number | null;
        };
        /** @description Visits that reached each step. From search to application, a step counts only visits that reached the earlier steps. */
        Funnels: {
            /**
             * Format: int64
             * @description Visits with a search and an opened job that also sent an application.
             */
            applied: number;
            /**
             * Format: int64
             * @description Visits with a search that also opened a job.
             */
            opened: number;
            /**
             * Format: int64
             * @description Visits that posted a job.
             */
            posted: number;
            /**
             * Format: int64
             * @description Visits with a search.
             */
            searched: number;
            /**
             * Format: int64
             * @description All visits.
             */
            visits: number;
        };
        /** @description A geographic location. */
        GeoPoint: {
            /**
             * Format: double
             * @description Latitude in degrees.
             */
            lat: number;
            /**
             * Format: double
             * @description Longitude in degrees.
             */
            lon: number;
        };
        /** @description Number of applications in each group. */
        GroupCounts: {
            /**
             * Format: int64
             * @description Declined, withdrawn or not selected.
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
             * @description No reply yet.
             */
            new: number;
            /**
             * Format: int64
             * @description With an offer to answer.
             */
            offer: number;
            /**
             * Format: int64
             * @description On the shortlist.
             */
            shortlist: number;
        };
        /** @description A link to hand out. */
        HandedLink: {
            /** @description Who it's for. */
            address: string;
            /** @description The link as a QR code. */
            code: components["schemas"]["QrCode"];
            /**
             * Format: int64
             * @description Until when it works, in milliseconds since the epoch.
             */
            expiresAt: number;
            /** @description The link. Whoever has it can use it. */
            url: string;
        };
        /** @description A help article. */
        HelpArticle: {
            /** @description Audience, such as "For workers". */
            audience: string;
            /** @description Text in the site's markup. */
            body: string;
            defaultArticle?: components["schemas"]["HelpDefault"] | null;
            /** @description Whether it's hidden from readers; callers who may edit it still see it. */
            hidden: boolean;
            /** @description Name, also its anchor on the page. */
            name: string;
            /** @description Title. */
            title: string;
            /**
             * Format: int64
             * @description When the operator last edited it, in milliseconds since the epoch; null for the default.
             */
            updatedAt?: number | null;
        };
        /** @description The help articles. */
        HelpArticles: {
            /** @description Whether the caller may edit them. */
            editable: boolean;
            /** @description Built-in articles in their fixed order, then those the operator added. */
            items: components["schemas"]["HelpArticle"][];
        };
        /** @description A built-in help article. */
        HelpDefault: {
            /** @description Audience, such as "For workers". */
            audience: string;
            /** @description Text in the site's markup. */
            body: string;
            /** @description Title. */
            title: string;
        };
        /** @description An employer the caller hides. */
        HiddenEmployer: {
            /** @description Employer id. */
            employerId: components["schemas"]["EmployerId"];
            /** @description Id of the entry, for showing the employer again. */
            id: components["schemas"]["HiddenId"];
            /** @description Employer name as shown on its jobs. */
            name: string;
        };
        /** @description The caller's hidden employers. */
        HiddenEmployers: {
            /** @description Most recently hidden first; at most 200. */
            items: components["schemas"]["HiddenEmployer"][];
        };
        /**
         * Format: int64
         * @description Id of an entry in a user's list of hidden employers.
         */
        HiddenId: number;
        /** @description The employer to hide, given by one of its jobs, because one account may import jobs of many employers. */
        HideEmployer: {
            jobId: components["schemas"]["JobId"];
        };
        /** @description Rows with the same problem of the same field. */
        ImportCause: {
            /** @description The values that the field may have, if they are a fixed list. */
            choices: string[];
            /** @description `row` if the rows are left out, `pay` if the jobs have no pay, `place` if they have no place on the map. */
            cost: string;
            /** @description The field; empty if it's the row as a whole or its key. */
            field: string;
            /** @description The problem in words, to follow the name of the field. */
            message: string;
            /** @description The problem, such as `not_in_map`. */
            problem: string;
            /**
             * Format: int64
             * @description Number of rows.
             */
            rows: number;
            /** @description The distinct texts, the most frequent first, at most 200. */
            values: components["schemas"]["ImportFaultyValue"][];
        };
        /** @description What became of the rows and jobs. */
        ImportCounts: {
            /**
             * Format: int64
             * @description Jobs that were listed.
             * @default 0
             */
            added: number;
            /**
             * Format: int64
             * @description Jobs that the undo closed, because people applied to them or they have a fee or a report.
             * @default 0
             */
            closed: number;
            /**
             * Format: int64
             * @description Texts that are too long for their field and are cut after a word.
             * @default 0
             */
            cut: number;
            /**
             * Format: int64
             * @description Jobs that the undo deleted.
             * @default 0
             */
            deleted: number;
            /**
             * Format: int64
             * @description Rows that are left out because an earlier one has the same key.
             * @default 0
             */
            duplicates: number;
            /**
             * Format: int64
             * @description Of these, jobs that were imported before.
             * @default 0
             */
            known: number;
            /**
             * Format: int64
             * @description Rows that are left out because of a fault.
             * @default 0
             */
            leftOut: number;
            /**
             * Format: int64
             * @description Rows that can become jobs.
             * @default 0
             */
            ready: number;
            /**
             * Format: int64
             * @description Of these, jobs without the pay that their row states.
             * @default 0
             */
            withoutPay: number;
        };
        /** @description An import with its columns, its map and its faults. */
        ImportDetails: components["schemas"]["ImportSummary"] & {
            /** @description The file's columns. */
            columns: string[];
            /** @description What is wrong with rows, by cause, the most severe first; empty while the import is in progress. */
            faults: components["schemas"]["ImportCause"][];
            mapping?: components["schemas"]["ImportMapping"] | null;
            /** @description The first rows, in the order of the columns; long texts are cut. */
            samples: string[][];
        };
        /** @description A text that rows share. */
        ImportFaultyValue: {
            /** @description The first lines with it. */
            lines: number[];
            /**
             * Format: int64
             * @description Number of rows with it.
             */
            rows: number;
            /** @description The text. */
            text: string;
        };
        /**
         * @description A job field that a column can fill.
         * @enum {string}
         */
        ImportField: "title" | "description" | "category" | "kind" | "budget" | "budgetMin" | "budgetMax" | "budgetUnit" | "city" | "state" | "area" | "whenText" | "openings" | "hiringName" | "firstPostedOn" | "expiresOn" | "remote" | "isUrgent" | "skills";
        /**
         * @description What kind of file was uploaded.
         * @enum {string}
         */
        ImportFormat: "csv" | "json" | "xml";
        /**
         * Format: int64
         * @description Id of an import of jobs in the browser.
         */
        ImportId: number;
        /** @description The map of an import. */
        ImportMap: {
            /** @description Values that are the same for every job. */
            const?: {
                [key: string]: string;
            };
            /** @description strptime formats, tried in this order. */
            dates?: string[];
            /** @description Texts that count as empty, in any column. */
            empty?: string[];
            encoding?: string;
            /** @description Words that title case leaves as written here. */
            keep?: string[];
            /** @description Column with the source's own key; without it, jobs with the same texts are the same job. */
            key?: string | null;
            /** @description Source of each field. */
            map: {
                [key: string]: components["schemas"]["ImportSource"];
            };
            /** @description Whether to undo a wrong decoding that happened before the file was written. */
            mend?: boolean;
            /** @description Date column that sets the listing order, oldest first; without it, the order of the file. */
            order?: string | null;
            prefer?: components["schemas"]["ImportPreference"] | null;
            /** @description Separator between skills. */
            separator?: string;
            /**
             * @description Name of the source; maps of different sources may have the same keys. Without it, keys are shared by all maps
             *     without a source.
             */
            source?: string | null;
            /** @description Fields whose all-caps text becomes title case. */
            title_case?: components["schemas"]["ImportField"][];
            /** @description Translations of the texts of each field. */
            values?: {
                [key: string]: components["schemas"]["ImportValues"];
            };
        };
        /** @description A map and the employer that the jobs are for. */
        ImportMapping: {
            /** @description An employer that you may post jobs for. */
            employerId: components["schemas"]["EmployerId"];
            /** @description Which column fills which field, like the map of `jobstead import jobs`. `encoding`, `mend` and `prefer` don't apply. */
            map: components["schemas"]["ImportMap"];
        };
        /** @description One column of a description. */
        ImportPart: {
            /** @description Column to read. */
            column: string;
            /** @description Label put before it in bold. */
            label?: string | null;
            /** @description Whether all-caps text becomes title case. */
            title_case?: boolean;
        };
        /** @description Which of several rows with the same key wins. */
        ImportPreference: {
            /** @description Column that decides. */
            column: string;
            /** @description Its texts, best first; other texts rank last, and among equals the first row wins. */
            values: string[];
        };
        /** @description Source of a field. */
        ImportSource: string | components["schemas"]["ImportPart"][];
        /**
         * @description How far an import is.
         * @enum {string}
         */
        ImportState: "uploading" | "uploaded" | "checking" | "checked" | "running" | "done" | "undoing" | "undone" | "discarded";
        /** @description An import in a list. */
        ImportSummary: {
            /** @description What became of them. */
            counts: components["schemas"]["ImportCounts"];
            /**
             * Format: int64
             * @description When it was uploaded.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description Rows or jobs that are through the current step.
             */
            done: number;
            /** @description What kind of file it is. */
            format: components["schemas"]["ImportFormat"];
            /** @description Its id. */
            id: components["schemas"]["ImportId"];
            /** @description Name of the file. */
            name: string;
            /** @description How far it is. */
            state: components["schemas"]["ImportState"];
            /**
             * Format: int64
             * @description Rows of the file; from the start of the import, the number of jobs to import or to undo.
             */
            total: number;
            /**
             * Format: int64
             * @description When something last happened to it.
             */
            updatedAt: number;
        };
        /** @description Translation of a column's texts. */
        ImportValues: {
            /** @description Value for a text that isn't listed; without it, the text itself is used. */
            default?: string | null;
            /** @description Text → our value. */
            texts?: {
                [key: string]: string;
            };
        };
        /** @description A chat in a list of the support inbox. */
        InboxChat: {
            agentId?: components["schemas"]["UserId"] | null;
            /** @description Name of the agent handling the chat. */
            agentName?: string | null;
            /** @description Whether the visitor sent the last message, so a reply is due. */
            answerDue: boolean;
            /**
             * Format: int64
             * @description When the visitor sent the first message, in milliseconds since the epoch.
             */
            askedAt?: number | null;
            /** @description Email address the visitor left, or else the account's. */
            email?: string | null;
            /**
             * Format: int64
             * @description When it ended, in milliseconds since the epoch; null while it is open.
             */
            endedAt?: number | null;
            endedBy?: components["schemas"]["ChatEndedBy"] | null;
            /**
             * Format: int64
             * @description When the first reply was sent, in milliseconds since the epoch.
             */
            firstReplyAt?: number | null;
            /** @description Chat id. */
            id: components["schemas"]["ChatId"];
            /** @description Start of the last message. */
            lastMessage?: string | null;
            /** @description Path of the page it was started from. */
            page: string;
            /**
             * Format: int64
             * @description The visitor's rating, 1 to 5.
             */
            rating?: number | null;
            /** @description Its status. */
            status: components["schemas"]["ChatStatus"];
            /** @description Subject, if the visitor gave one. */
            subject?: string | null;
            /**
             * Format: int64
             * @description When an agent first took it, in milliseconds since the epoch.
             */
            takenAt?: number | null;
            userId?: components["schemas"]["UserId"] | null;
            /** @description Name on the visitor's account. */
            userName?: string | null;
        };
        /** @description A chat with its lines and its context. */
        InboxChatDetail: components["schemas"]["InboxChat"] & {
            /** @description The visitor's last ten chats before this one. */
            earlier: components["schemas"]["InboxChat"][];
            /** @description The newest 500 lines, oldest first. */
            lines: components["schemas"]["ChatLine"][];
            /** @description Whether the visitor is typing right now. */
            visitorTyping: boolean;
        };
        /** @description A page of a list, and the number of chats in each list. */
        InboxChats: components["schemas"]["List_InboxChat"] & {
            counts: components["schemas"]["InboxCounts"];
        };
        /** @description Number of chats in each list of the support inbox. */
        InboxCounts: {
            /**
             * Format: int64
             * @description Chats the caller has taken.
             */
            mine: number;
            /**
             * Format: int64
             * @description Chats any agent has taken.
             */
            open: number;
            /**
             * Format: int64
             * @description Chats no agent has taken.
             */
            waiting: number;
        };
        /**
         * @description A list of the support inbox.
         * @enum {string}
         */
        InboxQueue: "waiting" | "mine" | "open" | "closed";
        /**
         * @description Sort order of the inbox.
         * @enum {string}
         */
        InboxSort: "promise" | "newest";
        /** @description The office's payment instructions. */
        Instructions: {
            /** @description Payment instructions in the site's text markup; an empty string removes them. */
            howToPay: string;
        };
        /** @description An interview. */
        Interview: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /** @description How. */
            how: components["schemas"]["InterviewHow"];
            /** @description The employer's message; empty if there is none. */
            note: string;
            /**
             * Format: int64
             * @description Number of times it was arranged or changed; calendars keep the highest.
             */
            version: number;
            /** @description Address, phone number or link. */
            where: string;
        };
        /**
         * @description What someone can do with an interview.
         * @enum {string}
         */
        InterviewAction: "pick" | "move" | "cancel";
        /** @description Why an interview is canceled. */
        InterviewCancel: {
            /** @description The reason, which the other side reads. */
            reason: string;
        };
        /**
         * @description Which interviews to list.
         * @enum {string}
         */
        InterviewFilter: "upcoming" | "past";
        /** @description When an employer can hold interviews, in the site's time zone. */
        InterviewHours: {
            /**
             * Format: int64
             * @description Free minutes between two interviews.
             */
            bufferMinutes: number;
            /**
             * Format: int64
             * @description How many days ahead a time can be.
             */
            daysAhead: number;
            /**
             * Format: int64
             * @description Hours between picking a time and the interview.
             */
            noticeHours: number;
            /** @description The ranges of a week; none if applicants can't pick a time themselves. */
            ranges: components["schemas"]["WeekRange"][];
        };
        /**
         * @description How an interview takes place.
         * @enum {string}
         */
        InterviewHow: "in_person" | "phone" | "video" | "other";
        /**
         * Format: int64
         * @description Id of an interview.
         */
        InterviewId: number;
        /** @description Other times for an interview. */
        InterviewMove: {
            /** @description Whether the applicant picks any free time within the employer's interview hours. Only the employer can say so. */
            fromHours?: boolean;
            /** @description One to three times, in milliseconds since the epoch; none with `fromHours`. */
            times: number[];
            /**
             * Format: int64
             * @description The version that the caller saw. If someone changed the interview since, nothing happens.
             */
            version?: number | null;
        };
        /** @description Notes that only their author sees. */
        InterviewNotes: {
            /** @description The notes; empty to delete them. */
            text: string;
        };
        /** @description The time that the other side picks. */
        InterviewPick: {
            /**
             * Format: int64
             * @description One of the proposed times, or a free one of the interview hours.
             */
            time: number;
            /**
             * Format: int64
             * @description The version that the caller saw. It's required to pick another time after one is confirmed. If someone changed
             *     the interview since, nothing happens.
             */
            version?: number | null;
        };
        /** @description An interview to arrange, or the change of one. */
        InterviewPlan: {
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /** @description How. */
            how: components["schemas"]["InterviewHow"];
            /** @description Message to the applicant. */
            note?: string;
            /** @description Address, phone number or link. */
            where: string;
        };
        /** @description Times to pick from. */
        InterviewSlots: {
            /** @description Free times, soonest first, at most 200, in milliseconds since the epoch. */
            times: number[];
        };
        /**
         * @description Status of an interview.
         * @enum {string}
         */
        InterviewStatus: "proposed" | "lapsed" | "confirmed" | "held" | "cancelled";
        /**
         * Format: int64
         * @description Id of an invitation to join an employer.
         */
        InvitationId: number;
        /** @description The token from an invitation link. */
        InvitationLink: {
            token: string;
        };
        /** @description What an invitation link offers. */
        InvitationOffer: {
            /** @description Name of the employer. */
            employer: string;
            /** @description The employer's id. */
            employerId: components["schemas"]["EmployerId"];
            /** @description First name and last initial of the inviter. */
            invitedBy: string;
            /** @description Permissions that the link grants. */
            rights: components["schemas"]["Rights"];
        };
        /** @description An invoice, or a credit note. */
        Invoice: {
            /** @description What it's about. */
            about: components["schemas"]["InvoiceSubject"];
            /**
             * Format: int64
             * @description Id of that.
             */
            aboutId: number;
            /**
             * Format: int64
             * @description The site's commission, which the employer pays on top, in minor units; for a credit note, by how much it became less.
             */
            commission: number;
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /**
             * Format: int64
             * @description What disputes and corrections took off it, in minor units.
             */
            credited: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            disputeId?: components["schemas"]["DisputeId"] | null;
            /** @description What it says. */
            document: components["schemas"]["InvoiceDocument"];
            /** @description Day it should be paid by, YYYY-MM-DD. */
            dueOn: string;
            /** @description The employer. */
            employerId: components["schemas"]["EmployerId"];
            /** @description Its id. */
            id: components["schemas"]["InvoiceId"];
            /** @description Day of issue, YYYY-MM-DD. */
            issuedOn: string;
            /** @description What it is. */
            kind: components["schemas"]["InvoiceKind"];
            /** @description Number in the worker's range, such as `2026-0001`. */
            number: string;
            /**
             * Format: int64
             * @description What was paid of it, in minor units.
             */
            paid: number;
            /**
             * Format: int64
             * @description What was given back of that, in minor units.
             */
            refunded: number;
            /**
             * Format: int64
             * @description Tax in the total, in minor units.
             */
            tax: number;
            /**
             * Format: int64
             * @description Tax rate in hundredths of a percent.
             */
            taxRate: number;
            /**
             * Format: int64
             * @description Total in minor units, with tax in it.
             */
            total: number;
            /** @description The worker. */
            workerId: components["schemas"]["UserId"];
        };
        /** @description What an invoice says, as it was on the day it was issued. */
        InvoiceDocument: {
            /** @description Number of the invoice that a credit note reduces; empty for an invoice. */
            credits: string;
            /** @description Who bills: the worker. */
            from: components["schemas"]["InvoiceParty"];
            /** @description The lines. */
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The site that it was agreed on. */
            site: components["schemas"]["InvoiceParty"];
            /** @description What the tax is called; empty if no tax is charged. */
            taxName: string;
            /** @description Who is billed: the employer. */
            to: components["schemas"]["InvoiceParty"];
            /** @description Title of the work. */
            work: string;
        };
        /**
         * @description Which invoices to list.
         * @enum {string}
         */
        InvoiceFilter: "open" | "all";
        /**
         * Format: int64
         * @description Id of an invoice or a credit note.
         */
        InvoiceId: number;
        /**
         * @description What a document is.
         * @enum {string}
         */
        InvoiceKind: "invoice" | "credit_note";
        /** @description A line of an invoice. */
        InvoiceLine: {
            /**
             * Format: int64
             * @description Amount in minor units.
             */
            amount: number;
            /** @description What it's for. */
            text: string;
        };
        /** @description A name and an address on an invoice. */
        InvoiceParty: {
            /** @description Address in several lines; empty if none was given. */
            address: string;
            /** @description Name. */
            name: string;
            /** @description Tax or business number; empty if none was given. */
            taxId: string;
        };
        /**
         * @description Whose invoices to list.
         * @enum {string}
         */
        InvoiceSide: "employer" | "worker";
        /**
         * @description What an invoice is about.
         * @enum {string}
         */
        InvoiceSubject: "milestone" | "timesheet" | "expense" | "bonus" | "tip" | "payment" | "refund" | "dispute" | "correction";
        /** @description An invoice with its payments. */
        InvoiceView: {
            /** @description Whether the worker can be paid by card on this site. */
            cards: components["schemas"]["CardPay"];
            /** @description The invoice. */
            invoice: components["schemas"]["Invoice"];
            ownSide?: components["schemas"]["ContractSide"] | null;
            /** @description Payments for it, and those that paid a part of it, oldest first. */
            payments: components["schemas"]["Payment"][];
            /** @description Title of the work. */
            title: string;
        };
        /** @description A job in full. */
        Job: components["schemas"]["JobCard"] & {
            /** @description Why the employer closed the job; null otherwise. */
            closeReason?: string | null;
            /**
             * Format: int64
             * @description When the job was filled, closed or expired, in milliseconds since the epoch; null otherwise.
             */
            closedAt?: number | null;
            /**
             * Format: int64
             * @description When the job was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Description of the work: paragraphs, `- ` lists, `**bold**` and links. */
            description: string;
            /** @description Photos, in display order. */
            photos: components["schemas"]["Photo"][];
            place?: components["schemas"]["GeoPoint"] | null;
            /** @description Questions that applicants answer. */
            questions: string[];
            /** @description Why the office took the job down; shown only to members who can post for its employer. */
            refusal?: string | null;
            /** @description Skills the job asks for. */
            skills: string[];
            /**
             * Format: int64
             * @description When the job was last edited or changed status, in milliseconds since the epoch.
             */
            updatedAt: number;
            /** @description The caller's relation to the job. */
            viewer: components["schemas"]["Viewer"];
        };
        /** @description A job as shown in lists. */
        JobCard: {
            /**
             * Format: int64
             * @description Number of applications, not counting withdrawn ones.
             */
            applicationCount: number;
            /** @description Whether the caller has applied. */
            applied: boolean;
            /** @description Neighborhood. */
            area?: string | null;
            /**
             * Format: int64
             * @description Maximum pay in minor units; null if not stated.
             */
            budgetMax?: number | null;
            /**
             * Format: int64
             * @description Minimum pay in minor units; null if not stated.
             */
            budgetMin?: number | null;
            /** @description Unit of pay. */
            budgetUnit: components["schemas"]["PayUnit"];
            /** @description Category id. */
            category: string;
            /**
             * Format: int64
             * @description When the employer last showed that it is still open, in milliseconds since the epoch.
             */
            checkedAt?: number | null;
            /** @description Town. */
            city: string;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: double
             * @description Miles from `near`; null without `near`, in the same town, or if the job's location is unknown.
             */
            distanceMiles?: number | null;
            /** @description Employer id. */
            employerId: components["schemas"]["EmployerId"];
            /** @description Last day, YYYY-MM-DD. */
            endDate?: string | null;
            /** @description Daily end time, HH:MM. */
            endTime?: string | null;
            /**
             * Format: int64
             * @description When the job expires, in milliseconds since the epoch; null if it was never listed.
             */
            expiresAt?: number | null;
            /**
             * Format: int64
             * @description Number of openings already filled.
             */
            filled: number;
            /** @description Day it was first posted at its source, YYYY-MM-DD; imported jobs only. */
            firstPostedOn?: string | null;
            /** @description Employer name given by an imported job; null otherwise. */
            hiringName?: string | null;
            /** @description Job id. */
            id: components["schemas"]["JobId"];
            /** @description Whether someone is needed within 48 hours. */
            isUrgent: boolean;
            /** @description Job type. */
            kind: components["schemas"]["Kind"];
            /**
             * Format: int64
             * @description When it was last listed, in milliseconds since the epoch; null if it never was.
             */
            listedAt?: number | null;
            /**
             * Format: int64
             * @description Number of openings.
             */
            openings: number;
            placeId?: components["schemas"]["PlaceId"] | null;
            /** @description Employer name to display: `hiringName` if set, otherwise the employer's own. */
            postedBy: string;
            /** @description Whether the work can be done from anywhere. */
            remote: boolean;
            /**
             * Format: int64
             * @description Reply deadline for each application, in days.
             */
            replyDays: number;
            /** @description Whether the caller saved the job. */
            saved: boolean;
            /** @description First day, YYYY-MM-DD. */
            startDate?: string | null;
            /** @description Daily start time, HH:MM. */
            startTime?: string | null;
            /** @description State or region. */
            state: string;
            /** @description Status of the job. */
            status: components["schemas"]["JobStatus"];
            /** @description Title. */
            title: string;
            trackRecord?: components["schemas"]["TrackRecord"] | null;
            /** @description When the work happens, in free text. */
            whenText?: string | null;
        };
        /** @description A short list of jobs. */
        JobCards: {
            /** @description The jobs, in the order the endpoint documents. */
            items: components["schemas"]["JobCard"][];
        };
        /** @description An edit of a job: omitted fields stay as they are, and null clears an optional field. */
        JobChange: {
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
        /** @description A job's posting fee. */
        JobFee: {
            fee?: components["schemas"]["Fee"] | null;
            quote?: components["schemas"]["FeeQuote"] | null;
        };
        /**
         * Format: int64
         * @description Id of a job.
         */
        JobId: number;
        /** @description A report of a job. */
        JobReport: {
            /**
             * Format: int64
             * @description When it was first submitted, in milliseconds since the epoch.
             */
            at: number;
            /** @description First name and last initial of the reporter. */
            by: string;
            /** @description Details in the reporter's own words; may be empty. */
            note: string;
            /** @description Why the job was reported. */
            reason: string;
        };
        /**
         * @description Status of a job.
         * @enum {string}
         */
        JobStatus: "draft" | "pending_payment" | "open" | "paused" | "filled" | "closed" | "expired" | "refused";
        /**
         * @description How someone kept what they agreed to in the last year: a worker their confirmed shifts, an employer the due days of
         *     invoices.
         */
        Kept: {
            /**
             * Format: int64
             * @description Number of shifts that the worker confirmed, or of invoices that were paid or whose day is over. At most the newest 500.
             */
            due: number;
            /**
             * Format: int64
             * @description Number of those shifts that the worker worked, or of those invoices that were paid in full within two days of their day.
             */
            kept: number;
        };
        /**
         * @description Job type.
         * @enum {string}
         */
        Kind: "one_off" | "shift" | "hourly" | "steady";
        /** @description A link that shows the code. Its address was only shown when it was made. */
        Kiosk: {
            /**
             * Format: int64
             * @description When it was made, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Whose code it shows. */
            employerId: components["schemas"]["EmployerId"];
            /** @description The kiosk's id. */
            id: components["schemas"]["KioskId"];
            /** @description What it's called, such as "Front door". */
            name: string;
        };
        /**
         * Format: int64
         * @description Id of a link that shows an employer's clock-in code.
         */
        KioskId: number;
        /**
         * @description A ledger account. Those that begin with `work_` are in the work's book.
         * @enum {string}
         */
        LedgerAccount: "cash" | "bank" | "card_elsewhere" | "card" | "card_costs" | "held" | "frozen" | "receivable" | "fee_revenue" | "commission_revenue" | "promotions" | "vouchers" | "waivers" | "work_owed" | "work_pay" | "work_expenses" | "work_extras" | "work_cash" | "work_bank" | "work_card" | "work_app" | "work_other";
        /**
         * @description A book of the ledger.
         * @enum {string}
         */
        LedgerBook: "site" | "work";
        /** @description An entry of the ledger. */
        LedgerEntry: {
            /** @description What it's about. */
            about: components["schemas"]["LedgerSubject"];
            /**
             * Format: int64
             * @description Its id.
             */
            aboutId: number;
            /**
             * Format: int64
             * @description When it was recorded, in milliseconds since the epoch.
             */
            at: number;
            /** @description The book that it's in. */
            book: components["schemas"]["LedgerBook"];
            /** @description Name of the person who recorded it; empty for automatic entries. */
            by: string;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Name of the employer. */
            employer: string;
            /** @description Entry number. */
            id: components["schemas"]["EntryId"];
            /** @description What it records. */
            kind: components["schemas"]["LedgerKind"];
            /** @description Month as YYYY-MM, in the site's time zone. */
            month: string;
            /** @description Note recorded with the entry. */
            note: string;
            /** @description One posting per account. */
            postings: components["schemas"]["LedgerPosting"][];
            reverses?: components["schemas"]["EntryId"] | null;
            /** @description Title of the job or of the work. */
            title: string;
        };
        /**
         * @description What a ledger entry records.
         * @enum {string}
         */
        LedgerKind: "charged" | "lowered" | "paid" | "waived" | "cancelled" | "refunded" | "returned" | "held" | "sent" | "frozen" | "unfrozen" | "processed" | "paid_out" | "invoiced" | "settled" | "credited" | "repaid";
        /** @description Amount debited or credited to an account. */
        LedgerPosting: {
            /** @description The account. */
            account: components["schemas"]["LedgerAccount"];
            /**
             * Format: int64
             * @description Amount in minor units: positive is a debit, negative a credit.
             */
            amount: number;
        };
        /**
         * @description What a ledger entry is about.
         * @enum {string}
         */
        LedgerSubject: "fee" | "invoice" | "payment" | "checkout" | "transaction";
        /** @description Total of an account's postings for one month or for all time. */
        LedgerSum: {
            /** @description The account. */
            account: components["schemas"]["LedgerAccount"];
            /**
             * Format: int64
             * @description Total in minor units: positive is a debit, negative a credit.
             */
            amount: number;
            /** @description Month as YYYY-MM; null for all time. */
            month?: string | null;
        };
        /** @description Totals of the ledger's accounts. */
        LedgerTotals: {
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description All-time totals first, then the last twelve months, newest first. */
            items: components["schemas"]["LedgerSum"][];
        };
        /** @description Response to a request for a link. To strangers it's the same whether or not the account exists. */
        LinkRequested: {
            /** @description What happens next, for display. */
            message: string;
        };
        /** @description Feedback linked to an error. */
        LinkedFeedback: {
            /** @description Feedback id. */
            id: components["schemas"]["FeedbackId"];
            /** @description State of the feedback. */
            state: string;
            /** @description Title. */
            title: string;
        };
        /** @description One page of a list. */
        List_AdminFeedback: {
            /** @description Items of this page. */
            items: (components["schemas"]["Feedback"] & {
                /** @description Sender's first name and last initial; null for a visitor without an account. */
                by?: string | null;
                /** @description Feedback merged into this one. */
                duplicates: components["schemas"]["Duplicate"][];
                errorGroupId?: components["schemas"]["ErrorGroupId"] | null;
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_AdminPromotion: {
            /** @description Items of this page. */
            items: (components["schemas"]["Promotion"] & {
                /**
                 * Format: int64
                 * @description Total of the waived fees in minor units.
                 */
                amount: number;
                /**
                 * Format: int64
                 * @description Number of fees waived.
                 */
                given: number;
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Application: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description Reply deadline, in milliseconds since the epoch; null if there is none.
                 */
                answerBy?: number | null;
                /**
                 * Format: int64
                 * @description When the employer first replied, in milliseconds since the epoch; null before that.
                 */
                answeredAt?: number | null;
                /** @description Answers to the job's questions. */
                answers: components["schemas"]["AnsweredQuestion"][];
                /** @description First day the worker can start, YYYY-MM-DD; null for any day. */
                availableFrom?: string | null;
                /** @description Actions that the caller may take now. */
                can: components["schemas"]["Action"][];
                /** @description Whether the caller may edit it. */
                canEdit: boolean;
                /** @description Whether the caller may set the verdict and write notes. */
                canRate: boolean;
                contacts?: components["schemas"]["AgreedContacts"] | null;
                contractId?: components["schemas"]["ContractId"] | null;
                /**
                 * Format: int64
                 * @description When it was sent, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                decline?: components["schemas"]["ApplicationDecline"] | null;
                /**
                 * Format: int64
                 * @description When the worker last edited it, in milliseconds since the epoch; null if never.
                 */
                editedAt?: number | null;
                ending?: components["schemas"]["Ending"] | null;
                /** @description Status changes, oldest first; at most the latest 50. */
                events: components["schemas"]["ApplicationEvent"][];
                /** @description Documents that the worker attached. */
                files: components["schemas"]["AttachedDocument"][];
                /** @description The application's id. */
                id: components["schemas"]["ApplicationId"];
                interview?: components["schemas"]["Interview"] | null;
                /** @description Summary of the job. */
                job: components["schemas"]["ApplicationJob"];
                /** @description The job's id. */
                jobId: components["schemas"]["JobId"];
                /** @description The worker's message. */
                message: string;
                /**
                 * Format: int64
                 * @description Number of the employer's private notes; 0 for anyone but the employer's members.
                 */
                noteCount: number;
                offer?: components["schemas"]["ApplicationOffer"] | null;
                /**
                 * Format: int64
                 * @description Proposed rate in minor units per `rateUnit`.
                 */
                proposedRate: number;
                /** @description Unit of the rate. */
                rateUnit: components["schemas"]["PayUnit"];
                /** @description Current status. */
                status: components["schemas"]["ApplicationStatus"];
                /**
                 * Format: int64
                 * @description When its status or content last changed, in milliseconds since the epoch.
                 */
                updatedAt: number;
                verdict?: components["schemas"]["Verdict"] | null;
                /** @description The applicant. */
                worker: components["schemas"]["Worker"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ArrangedInterview: {
            /** @description Items of this page. */
            items: {
                /** @description The application that it's about. */
                applicationId: components["schemas"]["ApplicationId"];
                /**
                 * Format: int64
                 * @description The time that both agreed on, in milliseconds since the epoch; null while one is still to be picked.
                 */
                at?: number | null;
                /** @description What the caller can do. */
                can: components["schemas"]["InterviewAction"][];
                /** @description The employer's name. */
                employer: string;
                /**
                 * Format: int64
                 * @description When it's over, or until when one of the proposed times can be picked, in milliseconds since the epoch.
                 */
                endsAt: number;
                /** @description Whether the worker picks any free time within the employer's interview hours. */
                fromHours: boolean;
                /** @description How. */
                how: components["schemas"]["InterviewHow"];
                /** @description The interview's id. */
                id: components["schemas"]["InterviewId"];
                /** @description The job. */
                jobId: components["schemas"]["JobId"];
                /** @description Title of the job. */
                jobTitle: string;
                /**
                 * Format: int64
                 * @description Length in minutes.
                 */
                minutes: number;
                /** @description The employer's message; empty if there is none. */
                note: string;
                ownSide?: components["schemas"]["ConversationSide"] | null;
                /** @description The side that proposed the times. */
                proposedBy: components["schemas"]["ConversationSide"];
                /** @description Why it was canceled; empty if it wasn't, or without a reason. */
                reason: string;
                /** @description Its status. */
                status: components["schemas"]["InterviewStatus"];
                /** @description The proposed times; none if the worker picks from the interview hours. In milliseconds since the epoch. */
                times: number[];
                /**
                 * Format: int64
                 * @description Number of times it was proposed or changed.
                 */
                version: number;
                /** @description Address, phone number or link. */
                where: string;
                /** @description The worker's name. */
                worker: string;
                /** @description The site's time zone, such as `America/New_York`. */
                zone: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Block: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When they were blocked, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description First name and last initial. */
                name: string;
                /** @description Their account. */
                userId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Contract: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When both sides had confirmed it, in milliseconds since the epoch; null if they haven't.
                 */
                activeAt?: number | null;
                applicationId?: components["schemas"]["ApplicationId"] | null;
                /** @description Actions the caller can take now. */
                can: components["schemas"]["ContractAction"][];
                /**
                 * Format: int64
                 * @description When it was proposed or agreed on, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                disputeId?: components["schemas"]["DisputeId"] | null;
                /** @description What is open for the caller. */
                due: components["schemas"]["ContractDue"][];
                /** @description The first last day that the agreed notice allows, YYYY-MM-DD. */
                earliestEnd: string;
                /** @description The hiring side. */
                employer: components["schemas"]["Party_EmployerId"];
                end?: components["schemas"]["ContractEnd"] | null;
                /** @description The contract's id. */
                id: components["schemas"]["ContractId"];
                jobId?: components["schemas"]["JobId"] | null;
                /** @description Title of the job, or what the work is called. */
                jobTitle: string;
                /** @description The terms in plain words; empty in lists. */
                lines: components["schemas"]["ContractLine"][];
                /** @description The message that came with the offer or the first proposal; empty if there was none. */
                note: string;
                ownSide?: components["schemas"]["ContractSide"] | null;
                pending?: components["schemas"]["PendingTerms"] | null;
                previousId?: components["schemas"]["ContractId"] | null;
                /** @description How far the milestones are. */
                progress: components["schemas"]["ContractProgress"];
                /** @description State. */
                state: components["schemas"]["ContractState"];
                /**
                 * @description The terms in force, or those of the newest proposal if none were ever accepted. In lists, `work` is cut to 200
                 *     characters.
                 */
                terms: components["schemas"]["ContractTerms"];
                /**
                 * Format: int64
                 * @description Number of the newest version of the terms.
                 */
                version: number;
                /** @description The hired side. */
                worker: components["schemas"]["Party_UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ContractEvent: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When, in milliseconds since the epoch.
                 */
                at: number;
                /**
                 * Format: int64
                 * @description The event's id.
                 */
                id: number;
                /** @description What happened, such as `confirmed`. */
                kind: string;
                side?: components["schemas"]["ContractSide"] | null;
                /** @description What happened, as a sentence. */
                text: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Conversation: {
            /** @description Items of this page. */
            items: {
                /** @description Whether the caller wrote first and waits for a reply, so that they can write only a little. */
                awaitingReply: boolean;
                /** @description Whether messages reach the other side. */
                canSend: boolean;
                contractId?: components["schemas"]["ContractId"] | null;
                /**
                 * Format: int64
                 * @description When it was opened, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description The caller's folder; null for none. */
                folder?: string | null;
                /** @description Its id. */
                id: components["schemas"]["ConversationId"];
                jobId?: components["schemas"]["JobId"] | null;
                lastMessage?: components["schemas"]["MessagePreview"] | null;
                /** @description Whether its messages don't notify the caller. */
                muted: boolean;
                /** @description Whether it's pinned to the top of the caller's list. */
                pinned: boolean;
                /**
                 * Format: int64
                 * @description The newest message that the other side has read; 0 for none.
                 */
                readUpTo: number;
                /** @description The side that the caller writes for. */
                side: components["schemas"]["ConversationSide"];
                /** @description What it's about. */
                subject: components["schemas"]["ConversationSubject"];
                /** @description Title of the job; empty if there is none. */
                title: string;
                /**
                 * Format: int64
                 * @description Number of unread messages.
                 */
                unread: number;
                /** @description The other side. */
                with: components["schemas"]["Counterpart"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Dispute: {
            /** @description Items of this page. */
            items: {
                /** @description What it's about. */
                about: components["schemas"]["DisputeSubject"];
                /** @description What the other side says; null before its answer. */
                answer?: string | null;
                /** @description Why it appealed. */
                appeal?: string | null;
                appealBy?: components["schemas"]["ContractSide"] | null;
                /** @description What the caller can do now. */
                can: components["schemas"]["DisputeAction"][];
                /**
                 * Format: int64
                 * @description The money in dispute, in minor units; 0 if it's not about money.
                 */
                claim: number;
                /** @description The contract. */
                contractId: components["schemas"]["ContractId"];
                /**
                 * Format: int64
                 * @description When it was opened, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                decision?: components["schemas"]["DisputeDecision"] | null;
                /**
                 * Format: int64
                 * @description When the time of this stage is over, in milliseconds since the epoch; null once the dispute is over.
                 */
                dueAt?: number | null;
                /** @description Name of the employer. */
                employer: string;
                /** @description The employer. */
                employerId: components["schemas"]["EmployerId"];
                /**
                 * Format: int64
                 * @description When it ended, in milliseconds since the epoch; null while it's open.
                 */
                endedAt?: number | null;
                ending?: components["schemas"]["DisputeEnding"] | null;
                extensionBy?: components["schemas"]["ContractSide"] | null;
                /**
                 * Format: int64
                 * @description How often both sides agreed to more time in this stage.
                 */
                extensions: number;
                finalDecision?: components["schemas"]["DisputeDecision"] | null;
                /** @description Whether the caller's side sealed a range in this round. What it sealed is never shown, not even to that side. */
                hasSealed: boolean;
                /** @description Its id. */
                id: components["schemas"]["DisputeId"];
                /** @description The parts of that, as they were when it was opened. */
                items: components["schemas"]["DisputeItem"][];
                mediatorId?: components["schemas"]["UserId"] | null;
                /**
                 * Format: int64
                 * @description When that round begins, in milliseconds since the epoch.
                 */
                opensAt?: number | null;
                /**
                 * Format: int64
                 * @description How much of the money in dispute the worker gets, in minor units; null while it's open, and if it was withdrawn.
                 */
                outcome?: number | null;
                ownSide?: components["schemas"]["ContractSide"] | null;
                proposal?: components["schemas"]["DisputeProposal"] | null;
                /**
                 * Format: int64
                 * @description The round of sealed ranges, 1 to 3; 0 before the first.
                 */
                round: number;
                /** @description The side that opened it. */
                side: components["schemas"]["ContractSide"];
                /** @description Stage. */
                state: components["schemas"]["DisputeState"];
                /** @description What the side that opened it says. */
                text: string;
                /** @description Title of the work. */
                work: string;
                /** @description Name of the worker. */
                worker: string;
                /** @description The worker. */
                workerId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_EmployerInvitation: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When it was created, in milliseconds since the epoch.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When it expires, in milliseconds since the epoch.
                 */
                expiresAt: number;
                /** @description The invitation's id. */
                id: components["schemas"]["InvitationId"];
                /** @description Who the link is for, in the inviter's words. */
                label: string;
                /** @description Permissions that the link grants. */
                rights: components["schemas"]["Rights"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_EmployerMember: {
            /** @description Items of this page. */
            items: {
                /** @description Full name. */
                name: string;
                /** @description URL of the small version of their photo; null when there is none. */
                photoUrl?: string | null;
                /** @description The member's permissions. */
                rights: components["schemas"]["Rights"];
                /** @description The member's user id. */
                userId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ErrorGroup: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description Number of occurrences, including those no longer stored.
                 */
                count: number;
                /** @description Feedback linked to the error. */
                feedback: components["schemas"]["LinkedFeedback"][];
                /**
                 * Format: int64
                 * @description First occurrence, in milliseconds since the epoch.
                 */
                firstSeen: number;
                /** @description File that threw the error. */
                frame: string;
                /** @description Group id. */
                id: components["schemas"]["ErrorGroupId"];
                /**
                 * Format: int64
                 * @description Last occurrence, in milliseconds since the epoch.
                 */
                lastSeen: number;
                /** @description Latest occurrences, newest first. */
                latest: components["schemas"]["Occurrence"][];
                /** @description Error message, with numbers, links and email addresses replaced. */
                message: string;
                /** @description Class of the error. */
                name: string;
                /** @description Most affected pages with their number of stored occurrences, highest first. */
                pages: components["schemas"]["Counted"][];
                /**
                 * Format: int64
                 * @description Number of signed-in users affected, counting only stored occurrences.
                 */
                people: number;
                /** @description Most affected releases with their number of stored occurrences, highest first. */
                releases: components["schemas"]["Counted"][];
                /** @description State set by staff. */
                state: components["schemas"]["ErrorState"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Fee: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description Regular price in minor units.
                 */
                amount: number;
                cause?: components["schemas"]["FeeCause"] | null;
                /**
                 * Format: int64
                 * @description When it was charged, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                /** @description Name of the employer, or of the person if they pay for themselves. */
                employer: string;
                employerId?: components["schemas"]["EmployerId"] | null;
                /** @description First day of the month that a partner fee is for, YYYY-MM-DD; null until it's settled, and for other kinds of fees. */
                firstDay?: string | null;
                /** @description Fee number. */
                id: components["schemas"]["FeeId"];
                invoiceId?: components["schemas"]["InvoiceId"] | null;
                jobId?: components["schemas"]["JobId"] | null;
                /** @description What the fee is charged for. */
                kind: components["schemas"]["FeeKind"];
                /** @description Last day of that month. */
                lastDay?: string | null;
                method?: components["schemas"]["PayMethod"] | null;
                /** @description Day of the payment, YYYY-MM-DD in the site's time zone. */
                paidOn?: string | null;
                /** @description That person's first name and last initial. */
                postedBy: string;
                /** @description The promotion's reason or the voucher's code. */
                reason?: string | null;
                /** @description The office's note: a receipt number, or why the fee was waived or refunded. */
                reference: string;
                /**
                 * Format: int64
                 * @description When a refund was sent back, in milliseconds since the epoch.
                 */
                returnedAt?: number | null;
                /** @description Current state. */
                state: components["schemas"]["FeeState"];
                /** @description What it's for: the job's title when it was posted, the work, or the subscription. */
                title: string;
                /**
                 * Format: int64
                 * @description When the fee last changed, in milliseconds since the epoch.
                 */
                updatedAt: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Feedback: {
            /** @description Items of this page. */
            items: {
                /** @description The office's reply; empty if there is none. */
                answer: string;
                /**
                 * Format: int64
                 * @description When it was sent, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Text, in the sender's words. */
                description: string;
                /** @description Type of feedback. */
                feedbackType: components["schemas"]["FeedbackType"];
                /** @description Feedback id. */
                id: components["schemas"]["FeedbackId"];
                /** @description Priority. */
                priority: components["schemas"]["Priority"];
                /** @description Current state. */
                state: components["schemas"]["FeedbackState"];
                /** @description Title. */
                title: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_FoundMessage: {
            /** @description Items of this page. */
            items: {
                /** @description The conversation that it's in. */
                conversation: components["schemas"]["Conversation"];
                /** @description The message. */
                message: components["schemas"]["Message"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ImportSummary: {
            /** @description Items of this page. */
            items: {
                /** @description What became of them. */
                counts: components["schemas"]["ImportCounts"];
                /**
                 * Format: int64
                 * @description When it was uploaded.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description Rows or jobs that are through the current step.
                 */
                done: number;
                /** @description What kind of file it is. */
                format: components["schemas"]["ImportFormat"];
                /** @description Its id. */
                id: components["schemas"]["ImportId"];
                /** @description Name of the file. */
                name: string;
                /** @description How far it is. */
                state: components["schemas"]["ImportState"];
                /**
                 * Format: int64
                 * @description Rows of the file; from the start of the import, the number of jobs to import or to undo.
                 */
                total: number;
                /**
                 * Format: int64
                 * @description When something last happened to it.
                 */
                updatedAt: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_InboxChat: {
            /** @description Items of this page. */
            items: {
                agentId?: components["schemas"]["UserId"] | null;
                /** @description Name of the agent handling the chat. */
                agentName?: string | null;
                /** @description Whether the visitor sent the last message, so a reply is due. */
                answerDue: boolean;
                /**
                 * Format: int64
                 * @description When the visitor sent the first message, in milliseconds since the epoch.
                 */
                askedAt?: number | null;
                /** @description Email address the visitor left, or else the account's. */
                email?: string | null;
                /**
                 * Format: int64
                 * @description When it ended, in milliseconds since the epoch; null while it is open.
                 */
                endedAt?: number | null;
                endedBy?: components["schemas"]["ChatEndedBy"] | null;
                /**
                 * Format: int64
                 * @description When the first reply was sent, in milliseconds since the epoch.
                 */
                firstReplyAt?: number | null;
                /** @description Chat id. */
                id: components["schemas"]["ChatId"];
                /** @description Start of the last message. */
                lastMessage?: string | null;
                /** @description Path of the page it was started from. */
                page: string;
                /**
                 * Format: int64
                 * @description The visitor's rating, 1 to 5.
                 */
                rating?: number | null;
                /** @description Its status. */
                status: components["schemas"]["ChatStatus"];
                /** @description Subject, if the visitor gave one. */
                subject?: string | null;
                /**
                 * Format: int64
                 * @description When an agent first took it, in milliseconds since the epoch.
                 */
                takenAt?: number | null;
                userId?: components["schemas"]["UserId"] | null;
                /** @description Name on the visitor's account. */
                userName?: string | null;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Invoice: {
            /** @description Items of this page. */
            items: {
                /** @description What it's about. */
                about: components["schemas"]["InvoiceSubject"];
                /**
                 * Format: int64
                 * @description Id of that.
                 */
                aboutId: number;
                /**
                 * Format: int64
                 * @description The site's commission, which the employer pays on top, in minor units; for a credit note, by how much it became less.
                 */
                commission: number;
                /** @description The contract. */
                contractId: components["schemas"]["ContractId"];
                /**
                 * Format: int64
                 * @description What disputes and corrections took off it, in minor units.
                 */
                credited: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                disputeId?: components["schemas"]["DisputeId"] | null;
                /** @description What it says. */
                document: components["schemas"]["InvoiceDocument"];
                /** @description Day it should be paid by, YYYY-MM-DD. */
                dueOn: string;
                /** @description The employer. */
                employerId: components["schemas"]["EmployerId"];
                /** @description Its id. */
                id: components["schemas"]["InvoiceId"];
                /** @description Day of issue, YYYY-MM-DD. */
                issuedOn: string;
                /** @description What it is. */
                kind: components["schemas"]["InvoiceKind"];
                /** @description Number in the worker's range, such as `2026-0001`. */
                number: string;
                /**
                 * Format: int64
                 * @description What was paid of it, in minor units.
                 */
                paid: number;
                /**
                 * Format: int64
                 * @description What was given back of that, in minor units.
                 */
                refunded: number;
                /**
                 * Format: int64
                 * @description Tax in the total, in minor units.
                 */
                tax: number;
                /**
                 * Format: int64
                 * @description Tax rate in hundredths of a percent.
                 */
                taxRate: number;
                /**
                 * Format: int64
                 * @description Total in minor units, with tax in it.
                 */
                total: number;
                /** @description The worker. */
                workerId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_JobCard: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description Number of applications, not counting withdrawn ones.
                 */
                applicationCount: number;
                /** @description Whether the caller has applied. */
                applied: boolean;
                /** @description Neighborhood. */
                area?: string | null;
                /**
                 * Format: int64
                 * @description Maximum pay in minor units; null if not stated.
                 */
                budgetMax?: number | null;
                /**
                 * Format: int64
                 * @description Minimum pay in minor units; null if not stated.
                 */
                budgetMin?: number | null;
                /** @description Unit of pay. */
                budgetUnit: components["schemas"]["PayUnit"];
                /** @description Category id. */
                category: string;
                /**
                 * Format: int64
                 * @description When the employer last showed that it is still open, in milliseconds since the epoch.
                 */
                checkedAt?: number | null;
                /** @description Town. */
                city: string;
                /** @description ISO 4217 currency code. */
                currency: string;
                /**
                 * Format: double
                 * @description Miles from `near`; null without `near`, in the same town, or if the job's location is unknown.
                 */
                distanceMiles?: number | null;
                /** @description Employer id. */
                employerId: components["schemas"]["EmployerId"];
                /** @description Last day, YYYY-MM-DD. */
                endDate?: string | null;
                /** @description Daily end time, HH:MM. */
                endTime?: string | null;
                /**
                 * Format: int64
                 * @description When the job expires, in milliseconds since the epoch; null if it was never listed.
                 */
                expiresAt?: number | null;
                /**
                 * Format: int64
                 * @description Number of openings already filled.
                 */
                filled: number;
                /** @description Day it was first posted at its source, YYYY-MM-DD; imported jobs only. */
                firstPostedOn?: string | null;
                /** @description Employer name given by an imported job; null otherwise. */
                hiringName?: string | null;
                /** @description Job id. */
                id: components["schemas"]["JobId"];
                /** @description Whether someone is needed within 48 hours. */
                isUrgent: boolean;
                /** @description Job type. */
                kind: components["schemas"]["Kind"];
                /**
                 * Format: int64
                 * @description When it was last listed, in milliseconds since the epoch; null if it never was.
                 */
                listedAt?: number | null;
                /**
                 * Format: int64
                 * @description Number of openings.
                 */
                openings: number;
                placeId?: components["schemas"]["PlaceId"] | null;
                /** @description Employer name to display: `hiringName` if set, otherwise the employer's own. */
                postedBy: string;
                /** @description Whether the work can be done from anywhere. */
                remote: boolean;
                /**
                 * Format: int64
                 * @description Reply deadline for each application, in days.
                 */
                replyDays: number;
                /** @description Whether the caller saved the job. */
                saved: boolean;
                /** @description First day, YYYY-MM-DD. */
                startDate?: string | null;
                /** @description Daily start time, HH:MM. */
                startTime?: string | null;
                /** @description State or region. */
                state: string;
                /** @description Status of the job. */
                status: components["schemas"]["JobStatus"];
                /** @description Title. */
                title: string;
                trackRecord?: components["schemas"]["TrackRecord"] | null;
                /** @description When the work happens, in free text. */
                whenText?: string | null;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Kiosk: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When it was made, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Whose code it shows. */
                employerId: components["schemas"]["EmployerId"];
                /** @description The kiosk's id. */
                id: components["schemas"]["KioskId"];
                /** @description What it's called, such as "Front door". */
                name: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_LedgerEntry: {
            /** @description Items of this page. */
            items: {
                /** @description What it's about. */
                about: components["schemas"]["LedgerSubject"];
                /**
                 * Format: int64
                 * @description Its id.
                 */
                aboutId: number;
                /**
                 * Format: int64
                 * @description When it was recorded, in milliseconds since the epoch.
                 */
                at: number;
                /** @description The book that it's in. */
                book: components["schemas"]["LedgerBook"];
                /** @description Name of the person who recorded it; empty for automatic entries. */
                by: string;
                /** @description ISO 4217 currency code. */
                currency: string;
                /** @description Name of the employer. */
                employer: string;
                /** @description Entry number. */
                id: components["schemas"]["EntryId"];
                /** @description What it records. */
                kind: components["schemas"]["LedgerKind"];
                /** @description Month as YYYY-MM, in the site's time zone. */
                month: string;
                /** @description Note recorded with the entry. */
                note: string;
                /** @description One posting per account. */
                postings: components["schemas"]["LedgerPosting"][];
                reverses?: components["schemas"]["EntryId"] | null;
                /** @description Title of the job or of the work. */
                title: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_MailText: {
            /** @description Items of this page. */
            items: {
                /** @description The text with placeholders. */
                body: string;
                /** @description The default text. */
                defaultBody: string;
                /** @description The default subject. */
                defaultSubject: string;
                /** @description The kind. */
                kind: components["schemas"]["MailKind"];
                /** @description Its name. */
                name: string;
                /** @description Names of the placeholders. */
                placeholders: string[];
                /** @description The subject of a sample. */
                sampleSubject: string;
                /** @description The plain text of a sample. */
                sampleText: string;
                /** @description The subject with placeholders. */
                subject: string;
                /** @description When it's sent. */
                when: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Member: {
            /** @description Items of this page. */
            items: {
                /**
                 * @description Whether the caller can act on the account: it isn't their own, and its staff level isn't higher than theirs. Below
                 *     admins, it must not be the account of staff.
                 */
                canAct: boolean;
                /**
                 * Format: int64
                 * @description When the account was created, in milliseconds since the epoch.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When the account was closed, in milliseconds since the epoch; null while it is open.
                 */
                disabledAt?: number | null;
                /** @description Email address. */
                email: string;
                /** @description Id of the user. */
                id: components["schemas"]["UserId"];
                /**
                 * Format: int64
                 * @description When any of them was last used, in milliseconds since the epoch.
                 */
                lastSeenAt?: number | null;
                /** @description Full name. */
                name: string;
                /**
                 * Format: int64
                 * @description When a password reset was requested, in milliseconds since the epoch; null if none is pending.
                 */
                resetRequestedAt?: number | null;
                role?: components["schemas"]["Role"] | null;
                /**
                 * Format: int64
                 * @description Number of signed-in browsers.
                 */
                sessions: number;
                staff?: components["schemas"]["Staff"] | null;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Message: {
            /** @description Items of this page. */
            items: {
                card?: components["schemas"]["MessageCard"] | null;
                /**
                 * Format: int64
                 * @description Until when the reader can edit or delete it; null if they can't.
                 */
                changeableUntil?: number | null;
                /** @description The id that the sender's device chose; null for others' messages. */
                clientId?: string | null;
                /**
                 * Format: int64
                 * @description When it was deleted.
                 */
                deletedAt?: number | null;
                /**
                 * Format: int64
                 * @description When it was last edited.
                 */
                editedAt?: number | null;
                /** @description Pictures, documents or the voice note. */
                files: components["schemas"]["File"][];
                from?: components["schemas"]["MessageSender"] | null;
                /** @description Its id; later messages have greater ids. */
                id: components["schemas"]["MessageId"];
                /** @description What it is. */
                kind: components["schemas"]["MessageKind"];
                /** @description Reactions, the most frequent first. */
                reactions: components["schemas"]["MessageReaction"][];
                replyTo?: components["schemas"]["MessageQuote"] | null;
                /**
                 * Format: int64
                 * @description When it will be sent; null once it is.
                 */
                sendAt?: number | null;
                /**
                 * Format: int64
                 * @description When it was sent, in milliseconds since the epoch; for one that waits for its time, when it was written.
                 */
                sentAt: number;
                /** @description The text; empty if it was deleted. */
                text: string;
                /** @description What to think about before acting on it. */
                warnings: components["schemas"]["MessageWarning"][];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_MessageReport: {
            /** @description Items of this page. */
            items: {
                conversationId: components["schemas"]["ConversationId"];
                /**
                 * Format: int64
                 * @description When it was reported, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description The message and those around it. */
                excerpt: components["schemas"]["ReportedLine"][];
                id: components["schemas"]["MessageReportId"];
                messageId: components["schemas"]["MessageId"];
                note: string;
                reason: components["schemas"]["MessageReportReason"];
                /** @description Full name of who reported it. */
                reporter: string;
                reporterId: components["schemas"]["UserId"];
                /** @description Their full name. */
                sender: string;
                senderId?: components["schemas"]["UserId"] | null;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_MessageTemplate: {
            /** @description Items of this page. */
            items: {
                id: components["schemas"]["MessageTemplateId"];
                text: string;
                title: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_MyEmployer: {
            /** @description Items of this page. */
            items: {
                /** @description The employer's id. */
                id: components["schemas"]["EmployerId"];
                /** @description Type of employer. */
                kind: components["schemas"]["EmployerKind"];
                /** @description Full name. */
                name: string;
                /** @description URL of the small version of its photo; null when there is none. */
                photoUrl?: string | null;
                /** @description The caller's permissions. */
                rights: components["schemas"]["Rights"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_MyJob: {
            /** @description Items of this page. */
            items: (components["schemas"]["JobCard"] & {
                /** @description Its applications by status. */
                counts: components["schemas"]["ApplicationCounts"];
                /**
                 * Format: int64
                 * @description Posting fee due before the job goes live, in minor units; null if none is due.
                 */
                feeDue?: number | null;
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Notification: {
            /** @description Items of this page. */
            items: {
                /** @description Details; may be empty. */
                body: string;
                /**
                 * Format: int64
                 * @description When it was sent, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Path of the page it links to. */
                href: string;
                /** @description The notification's id. */
                id: components["schemas"]["NotificationId"];
                /** @description Kind of event: `application_received`, `offer`, … */
                kind: string;
                /** @description Whether the recipient has read it. */
                read: boolean;
                /** @description One-line title. */
                title: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_OutboxMail: {
            /** @description Items of this page. */
            items: {
                /** @description The address that it goes to. */
                address: string;
                /**
                 * Format: int64
                 * @description When it was written, in milliseconds since the epoch.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When it's sent, or tried again, in milliseconds since the epoch.
                 */
                dueAt: number;
                /**
                 * Format: int64
                 * @description Until when it's sent, in milliseconds since the epoch.
                 */
                expiresAt: number;
                /**
                 * Format: int64
                 * @description When it was sent or given up, in milliseconds since the epoch; null while it's waiting.
                 */
                finishedAt?: number | null;
                /** @description Whether it has a link that can be handed out. */
                hasLink: boolean;
                /** @description Its id. */
                id: components["schemas"]["MailId"];
                /** @description Its kind. */
                kind: components["schemas"]["MailKind"];
                /** @description Why it wasn't sent; empty if there's nothing to say. */
                reason: string;
                /** @description What became of it. */
                state: components["schemas"]["MailState"];
                /** @description Its subject. */
                subject: string;
                /**
                 * Format: int64
                 * @description Number of attempts.
                 */
                tries: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_OwnError: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When it happened, in milliseconds since the epoch.
                 */
                at: number;
                /** @description Occurrence id. */
                id: components["schemas"]["OccurrenceId"];
                /** @description Page where it happened. */
                page: string;
                /** @description Reference number shown on the error screen. */
                reference: string;
                /** @description State set by staff. */
                state: components["schemas"]["ErrorState"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Partner: {
            /** @description Items of this page. */
            items: {
                /** @description Their email address. */
                email: string;
                /** @description Fee of their latest month. */
                feeId: components["schemas"]["FeeId"];
                /** @description Whether that day is past, and the days of grace run. */
                isGrace: boolean;
                /** @description Last day of that month, YYYY-MM-DD. */
                lastDay: string;
                /** @description Their full name. */
                name: string;
                /** @description Id of the person. */
                userId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Payment: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description What no invoice has used yet, in minor units.
                 */
                ahead: number;
                /**
                 * Format: int64
                 * @description Amount in minor units.
                 */
                amount: number;
                /** @description What the other side says about it. */
                answerNote: string;
                /**
                 * Format: int64
                 * @description When it was answered, in milliseconds since the epoch; null if it wasn't.
                 */
                answeredAt?: number | null;
                /** @description What the caller can do with it now. */
                can: components["schemas"]["PaymentAction"][];
                /** @description The contract. */
                contractId: components["schemas"]["ContractId"];
                /**
                 * Format: int64
                 * @description When it was recorded, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description ISO 4217 currency code. */
                currency: string;
                /** @description Its id. */
                id: components["schemas"]["PaymentId"];
                invoiceId?: components["schemas"]["InvoiceId"] | null;
                /** @description Which way the money went. */
                kind: components["schemas"]["PaymentKind"];
                /** @description How it was paid. */
                method: components["schemas"]["PaymentMethod"];
                /** @description What the side that recorded it says about it. */
                note: string;
                /** @description Day of the payment, YYYY-MM-DD. */
                paidOn: string;
                /** @description The receipt's number; null until it's confirmed. */
                receipt?: string | null;
                /** @description The side that recorded it. */
                side: components["schemas"]["ContractSide"];
                /** @description State. */
                state: components["schemas"]["PaymentState"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Promotion: {
            /** @description Items of this page. */
            items: {
                /** @description Who it applies to. */
                audience: components["schemas"]["Audience"];
                /**
                 * Format: int64
                 * @description When it ends, in milliseconds since the epoch; null until someone ends it.
                 */
                endsAt?: number | null;
                /** @description Id of the promotion. */
                id: components["schemas"]["PromotionId"];
                /** @description Reason shown to everyone. */
                reason: string;
                /**
                 * Format: int64
                 * @description When it starts, in milliseconds since the epoch.
                 */
                startsAt: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_PushService: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description Number of failed attempts.
                 */
                failed: number;
                /** @description Its host. */
                host: string;
                /** @description Why. */
                lastError?: string | null;
                /**
                 * Format: int64
                 * @description When one last failed, in milliseconds since the epoch.
                 */
                lastFailedAt?: number | null;
                /**
                 * Format: int64
                 * @description When it last accepted one, in milliseconds since the epoch.
                 */
                lastSentAt?: number | null;
                /**
                 * Format: int64
                 * @description Since when it refuses this site, because of the site's key or clock, in milliseconds since the epoch; null if it
                 *     doesn't.
                 */
                refusedAt?: number | null;
                /**
                 * Format: int64
                 * @description Number of messages that it accepted.
                 */
                sent: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_RapidHire: {
            /** @description Items of this page. */
            items: (components["schemas"]["RapidWork"] & {
                /**
                 * Format: int64
                 * @description Number of those who have clocked in.
                 */
                arrived: number;
                /** @description Whether the caller can stop it. */
                canStop: boolean;
                /**
                 * Format: int64
                 * @description Number of people who have confirmed and whom nobody has to replace.
                 */
                confirmed: number;
                /**
                 * Format: int64
                 * @description When it was created, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Id of the employer. */
                employerId: components["schemas"]["EmployerId"];
                /** @description The hire's id. */
                id: components["schemas"]["RapidHireId"];
                /** @description Whether there's nobody left to ask right now. */
                nobodyLeft: boolean;
                /**
                 * Format: int64
                 * @description Number of people who are needed.
                 */
                openings: number;
                /** @description State. */
                state: components["schemas"]["RapidHireState"];
                /**
                 * Format: int64
                 * @description Number of the last wave of people who were asked; 0 before the first.
                 */
                wave: number;
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_RapidOffer: {
            /** @description Items of this page. */
            items: (components["schemas"]["RapidWork"] & components["schemas"]["RapidStanding"] & {
                /**
                 * Format: int64
                 * @description Until when they can answer, in milliseconds since the epoch.
                 */
                answerBy: number;
                /** @description What they can do now. */
                can: components["schemas"]["RapidOfferAction"][];
                /**
                 * Format: int64
                 * @description Until when they can confirm, in milliseconds since the epoch; null unless they were chosen.
                 */
                confirmBy?: number | null;
                contact?: components["schemas"]["Contact"] | null;
                contractId?: components["schemas"]["ContractId"] | null;
                /** @description The offer's id. */
                id: components["schemas"]["RapidOfferId"];
                /**
                 * Format: int64
                 * @description Number of people in the wave.
                 */
                inWave: number;
                /** @description State. */
                state: components["schemas"]["RapidOfferState"];
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Review: {
            /** @description Items of this page. */
            items: {
                /** @description Who wrote it: the employer's public name, or the worker's first name and last initial. */
                author: string;
                /** @description The contract. */
                contractId: components["schemas"]["ContractId"];
                /** @description Address of the page of whom it's about. */
                href: string;
                /** @description Its id. */
                id: components["schemas"]["ReviewId"];
                /**
                 * Format: int64
                 * @description When it was published, in milliseconds since the epoch; null while it's sealed.
                 */
                publishedAt?: number | null;
                /** @description The other side's reply; null if there is none. */
                reply?: string | null;
                /** @description The scores. */
                scores: components["schemas"]["ReviewScore"][];
                /** @description The side that wrote it. */
                side: components["schemas"]["ContractSide"];
                /** @description State. */
                state: components["schemas"]["ReviewState"];
                /** @description In words; empty if there are none. */
                text: string;
                /** @description Title of the work. */
                work: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ReviewJob: {
            /** @description Items of this page. */
            items: (components["schemas"]["JobCard"] & {
                /** @description Open reports of the job, oldest first; at most 20. */
                reports: components["schemas"]["JobReport"][];
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ReviewReport: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When it was reported, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Its id. */
                id: components["schemas"]["ReviewReportId"];
                /** @description What they added. */
                note: string;
                /** @description Why. */
                reason: components["schemas"]["ReviewReportReason"];
                /** @description Full name of who reported it. */
                reporter: string;
                /** @description The review. */
                review: components["schemas"]["Review"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_SavedJob: {
            /** @description Items of this page. */
            items: (components["schemas"]["JobCard"] & {
                /**
                 * Format: int64
                 * @description When it was saved, in milliseconds since the epoch.
                 */
                savedAt: number;
            })[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_ScheduledMessage: {
            /** @description Items of this page. */
            items: {
                /** @description Its conversation. */
                conversationId: components["schemas"]["ConversationId"];
                /** @description Why it couldn't be sent when its time came; null before. */
                failure?: string | null;
                /** @description Pictures, documents or the voice note. */
                files: components["schemas"]["File"][];
                /** @description Its id. */
                id: components["schemas"]["ScheduledMessageId"];
                /**
                 * Format: int64
                 * @description When it will be sent, in milliseconds since the epoch.
                 */
                sendAt: number;
                /** @description The text; may be empty if there are files. */
                text: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Session: {
            /** @description Items of this page. */
            items: {
                /** @description Browser and operating system: "Firefox on Windows". */
                agent: string;
                /**
                 * Format: int64
                 * @description When the user signed in, in milliseconds since the epoch.
                 */
                createdAt: number;
                /** @description Whether this is the session making the request. */
                current: boolean;
                /**
                 * Format: int64
                 * @description When it was last used, in milliseconds since the epoch, accurate to five minutes.
                 */
                lastSeenAt: number;
                /** @description Identifier for ending the session; reveals nothing about its cookie. */
                ref: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Shift: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When the worker clocked in, in milliseconds since the epoch; null if they didn't.
                 */
                arrivedAt?: number | null;
                /**
                 * Format: int64
                 * @description How many people were asked to stand in and haven't answered.
                 */
                asked: number;
                attendance?: components["schemas"]["Attendance"] | null;
                /** @description Whether the worker showed the code of the place. */
                byCode: boolean;
                /** @description What the caller can do with it now. */
                can: components["schemas"]["ShiftAction"][];
                /**
                 * Format: int64
                 * @description Until when the worker should confirm it, in milliseconds since the epoch.
                 */
                confirmBy: number;
                /** @description The contract that it belongs to. */
                contractId: components["schemas"]["ContractId"];
                /** @description The employer's name. */
                employer: string;
                /**
                 * Format: int64
                 * @description When it ends, in milliseconds since the epoch.
                 */
                endsAt: number;
                /** @description The shift's id. */
                id: components["schemas"]["ShiftId"];
                /** @description Whether the worker was late. */
                isLate: boolean;
                /**
                 * Format: int64
                 * @description When the worker clocked out, in milliseconds since the epoch; null if they didn't.
                 */
                leftAt?: number | null;
                /** @description What to know; empty if nothing. */
                note: string;
                ownSide?: components["schemas"]["ContractSide"] | null;
                /** @description Where, in free text; empty if it's as usual. */
                place: string;
                replacesId?: components["schemas"]["ShiftId"] | null;
                /**
                 * Format: int64
                 * @description When it begins, in milliseconds since the epoch.
                 */
                startsAt: number;
                /** @description State. */
                state: components["schemas"]["ShiftState"];
                /** @description The contract's title. */
                title: string;
                /** @description The worker's name. */
                worker: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Timesheet: {
            /** @description Items of this page. */
            items: {
                /**
                 * Format: int64
                 * @description When the clock approves it, in milliseconds since the epoch; null unless it waits for that.
                 */
                approveAt?: number | null;
                /**
                 * Format: int64
                 * @description When it was approved, in milliseconds since the epoch; null if it wasn't.
                 */
                approvedAt?: number | null;
                /** @description Whether the clock approved it, because the employer said nothing. */
                approvedByClock: boolean;
                /** @description The contract that it belongs to. */
                contractId: components["schemas"]["ContractId"];
                /** @description Sums of the entries. */
                figures: components["schemas"]["TimeFigures"];
                id?: components["schemas"]["TimesheetId"] | null;
                /** @description Last day of the week, YYYY-MM-DD. */
                lastDay: string;
                /** @description What the employer said when asking for changes; empty if they didn't. */
                returnNote: string;
                /** @description State. */
                state: components["schemas"]["TimesheetState"];
                /** @description What the worker said when sending it in; empty if nothing. */
                submitNote: string;
                /**
                 * Format: int64
                 * @description When it was sent in, in milliseconds since the epoch; null if it wasn't.
                 */
                submittedAt?: number | null;
                /**
                 * Format: int64
                 * @description Counts every change; 0 while nothing is in it.
                 */
                version: number;
                /** @description First day of the week, YYYY-MM-DD. */
                week: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_TimesheetCard: {
            /** @description Items of this page. */
            items: {
                /** @description What the caller can do with it now. */
                can: components["schemas"]["TimesheetAction"][];
                /** @description ISO 4217 currency code. */
                currency: string;
                /** @description Whether the contract is paid by the hour. */
                hourly: boolean;
                /** @description Whether the week is over. */
                isOver: boolean;
                /** @description Name of the other side. */
                other: string;
                /**
                 * Format: int64
                 * @description Time over the weekly limit, in seconds.
                 */
                overSeconds: number;
                /** @description The side that the caller may act for. */
                ownSide: components["schemas"]["ContractSide"];
                /** @description The timesheet. */
                sheet: components["schemas"]["Timesheet"];
                /** @description The contract's title. */
                title: string;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Unreached: {
            /** @description Items of this page. */
            items: {
                /** @description Their email address. */
                email: string;
                /** @description The notification that didn't reach them. */
                id: components["schemas"]["NotificationId"];
                /** @description Their name. */
                name: string;
                /** @description The phone number that they gave last; empty if they never gave one. */
                phone: string;
                /**
                 * Format: int64
                 * @description Since when there's something to tell them, in milliseconds since the epoch.
                 */
                since: number;
                /** @description What it's about. */
                title: string;
                /**
                 * Format: int64
                 * @description Until when they should know, in milliseconds since the epoch.
                 */
                usefulUntil: number;
                /** @description Their account. */
                userId: components["schemas"]["UserId"];
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /** @description One page of a list. */
        List_Voucher: {
            /** @description Items of this page. */
            items: {
                /** @description Code that people enter. */
                code: string;
                /**
                 * Format: int64
                 * @description When it was created, in milliseconds since the epoch.
                 */
                createdAt: number;
                /**
                 * Format: int64
                 * @description When the office ended it, in milliseconds since the epoch.
                 */
                endedAt?: number | null;
                /**
                 * Format: int64
                 * @description When it expires, in milliseconds since the epoch; null without an expiration date.
                 */
                expiresAt?: number | null;
                /** @description Id of the voucher. */
                id: components["schemas"]["VoucherId"];
                /** @description Note about who it is meant for. */
                note: string;
                /**
                 * Format: int64
                 * @description Number of jobs it has covered.
                 */
                used: number;
                /**
                 * Format: int64
                 * @description Number of jobs it can cover.
                 */
                uses: number;
            }[];
            /** @description Cursor of the next page; null on the last page. */
            nextCursor?: string | null;
            /** @description Cursor of the previous page; null on the first page. */
            prevCursor?: string | null;
        };
        /**
         * @description What changed. The apps know which of their data each kind makes stale.
         * @enum {string}
         */
        LiveKind: "application_sent" | "application_changed" | "application_notes_changed" | "contract_changed" | "rapid_hire_changed" | "job_changed" | "employer_changed" | "sessions_changed" | "feedback_changed" | "notifications_changed" | "message_sent" | "message_changed" | "conversation_read" | "conversation_changed" | "chat_changed" | "office_changed" | "rights_removed";
        /** @description A new logo. */
        Logo: {
            /** @description A PNG or JPEG picture in base64. */
            image: string;
        };
        /** @description A new address. */
        MadeCalendarAddress: {
            /** @description The address with its secret. It's never shown again. */
            address: string;
            /**
             * Format: int64
             * @description When it was made, in milliseconds since the epoch.
             */
            createdAt: number;
        };
        /** @description A new kiosk with its secret. */
        MadeKiosk: {
            /** @description The kiosk. */
            kiosk: components["schemas"]["Kiosk"];
            /** @description The secret of its page, `/kiosk/{token}`. It's never shown again. */
            token: string;
        };
        /** @description What the check found. */
        MailCheck: {
            /** @description One finding for each step, in order. */
            findings: components["schemas"]["MailFinding"][];
        };
        /** @description What to check. */
        MailCheckRequest: {
            /** @description The name (selector) of the DKIM key, which can't be looked up; null or empty to try the usual names. */
            selector?: string | null;
        };
        /** @description What a step found. */
        MailFinding: {
            /** @description What that means, and what to do. */
            text: string;
            /** @description What was checked. */
            title: string;
            /** @description How it went. */
            verdict: components["schemas"]["MailVerdict"];
        };
        /**
         * Format: int64
         * @description Id of a mail in the outbox.
         */
        MailId: number;
        /**
         * @description A kind of mail.
         * @enum {string}
         */
        MailKind: "sign_in_link" | "password_reset" | "verify_address" | "confirm_new_address" | "address_changed" | "new_device" | "employer_invitation" | "chat_transcript" | "account_news" | "notification" | "digest" | "test";
        /** @description The mail server's settings, without its password. */
        MailServer: {
            /** @description Addresses that no mail is sent to, because the mail server said that they don't exist. */
            bounced: components["schemas"]["BouncedAddress"][];
            /** @description Whether there's a password. */
            hasPassword: boolean;
            /** @description Whether the command line names the mail server, so that it can't be changed here. */
            isFixed: boolean;
            /** @description Whether mail can be sent. */
            isSetUp: boolean;
            /**
             * Format: int64
             * @description Until when sending is paused after that, in milliseconds since the epoch; 0 if it isn't.
             */
            pausedUntil: number;
            /** @description Why mail couldn't be sent last time; empty if it could. */
            problem: string;
            /** @description The sender's address; empty for the site's contact address. */
            senderAddress: string;
            /** @description The sender's name; empty for the site's name. */
            senderName: string;
            /** @description Its address; empty if none is set up. */
            url: string;
        };
        /**
         * @description What became of a mail.
         * @enum {string}
         */
        MailState: "waiting" | "sent" | "failed" | "suppressed" | "expired" | "discarded";
        /** @description The text of a kind of mail. */
        MailText: {
            /** @description The text with placeholders. */
            body: string;
            /** @description The default text. */
            defaultBody: string;
            /** @description The default subject. */
            defaultSubject: string;
            /** @description The kind. */
            kind: components["schemas"]["MailKind"];
            /** @description Its name. */
            name: string;
            /** @description Names of the placeholders. */
            placeholders: string[];
            /** @description The subject of a sample. */
            sampleSubject: string;
            /** @description The plain text of a sample. */
            sampleText: string;
            /** @description The subject with placeholders. */
            subject: string;
            /** @description When it's sent. */
            when: string;
        };
        /**
         * @description How a step went.
         * @enum {string}
         */
        MailVerdict: "good" | "warning" | "bad";
        /** @description The notifications to mark. */
        MarkRead: {
            /** @description Whether to mark every unread notification as read. */
            all?: boolean;
            category?: components["schemas"]["NotificationCategory"] | null;
            /** @description Ids of the notifications; ignored when `all` is true. */
            ids?: components["schemas"]["NotificationId"][];
            /** @description Whether to mark as read; false marks the `ids` as unread again. */
            read?: boolean;
        };
        /** @description Result of marking notifications. */
        MarkReadResult: {
            /** @description Ids of the notifications that changed, so that the change can be undone. */
            ids: components["schemas"]["NotificationId"][];
            /**
             * Format: int64
             * @description Number of notifications still unread.
             */
            unreadCount: number;
        };
        /** @description Median duration over a number of chats. */
        MedianDuration: {
            /**
             * Format: int64
             * @description Number of chats it covers.
             */
            count: number;
            /**
             * Format: int64
             * @description Median in seconds; null if there are no chats.
             */
            seconds?: number | null;
        };
        /** @description An account, as shown to staff. */
        Member: {
            /**
             * @description Whether the caller can act on the account: it isn't their own, and its staff level isn't higher than theirs. Below
             *     admins, it must not be the account of staff.
             */
            canAct: boolean;
            /**
             * Format: int64
             * @description When the account was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the account was closed, in milliseconds since the epoch; null while it is open.
             */
            disabledAt?: number | null;
            /** @description Email address. */
            email: string;
            /** @description Id of the user. */
            id: components["schemas"]["UserId"];
            /**
             * Format: int64
             * @description When any of them was last used, in milliseconds since the epoch.
             */
            lastSeenAt?: number | null;
            /** @description Full name. */
            name: string;
            /**
             * Format: int64
             * @description When a password reset was requested, in milliseconds since the epoch; null if none is pending.
             */
            resetRequestedAt?: number | null;
            role?: components["schemas"]["Role"] | null;
            /**
             * Format: int64
             * @description Number of signed-in browsers.
             */
            sessions: number;
            staff?: components["schemas"]["Staff"] | null;
        };
        /** @description Target of a merge. */
        MergeFeedback: {
            into?: components["schemas"]["FeedbackId"] | null;
        };
        /** @description A message, as a member sees it. */
        Message: {
            card?: components["schemas"]["MessageCard"] | null;
            /**
             * Format: int64
             * @description Until when the reader can edit or delete it; null if they can't.
             */
            changeableUntil?: number | null;
            /** @description The id that the sender's device chose; null for others' messages. */
            clientId?: string | null;
            /**
             * Format: int64
             * @description When it was deleted.
             */
            deletedAt?: number | null;
            /**
             * Format: int64
             * @description When it was last edited.
             */
            editedAt?: number | null;
            /** @description Pictures, documents or the voice note. */
            files: components["schemas"]["File"][];
            from?: components["schemas"]["MessageSender"] | null;
            /** @description Its id; later messages have greater ids. */
            id: components["schemas"]["MessageId"];
            /** @description What it is. */
            kind: components["schemas"]["MessageKind"];
            /** @description Reactions, the most frequent first. */
            reactions: components["schemas"]["MessageReaction"][];
            replyTo?: components["schemas"]["MessageQuote"] | null;
            /**
             * Format: int64
             * @description When it will be sent; null once it is.
             */
            sendAt?: number | null;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch; for one that waits for its time, when it was written.
             */
            sentAt: number;
            /** @description The text; empty if it was deleted. */
            text: string;
            /** @description What to think about before acting on it. */
            warnings: components["schemas"]["MessageWarning"][];
        };
        /**
         * @description What a card says.
         * @enum {string}
         */
        MessageCard: "applied" | "shortlisted" | "interview" | "interview_off" | "offer" | "offer_declined" | "hired" | "declined" | "withdrawn" | "not_selected" | "contract";
        /** @description A message's new text. */
        MessageChange: {
            /** @description The text. */
            text: string;
        };
        /**
         * Format: int64
         * @description Id of a message in a conversation.
         */
        MessageId: number;
        /**
         * @description What a message is.
         * @enum {string}
         */
        MessageKind: "text" | "voice" | "card";
        /** @description The newest message of a conversation. */
        MessagePreview: {
            card?: components["schemas"]["MessageCard"] | null;
            /** @description Whether it was deleted. */
            deleted: boolean;
            /**
             * Format: int64
             * @description Number of files.
             */
            files: number;
            /** @description Its id. */
            id: components["schemas"]["MessageId"];
            /** @description Whether the caller wrote it. */
            isYou: boolean;
            /** @description What it is. */
            kind: components["schemas"]["MessageKind"];
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            sentAt: number;
            /** @description The beginning of the text. */
            text: string;
            /**
             * Format: int64
             * @description Length of the voice note, in milliseconds; null for other messages.
             */
            voice?: number | null;
        };
        /** @description The message that another one replies to. */
        MessageQuote: {
            /** @description Its id. */
            id: components["schemas"]["MessageId"];
            /** @description Name of its sender. */
            name: string;
            /** @description The beginning of its text; empty if it was deleted. */
            text: string;
        };
        /** @description A reaction and how many chose it. */
        MessageReaction: {
            /**
             * Format: int64
             * @description Number of people.
             */
            count: number;
            /** @description The emoji. */
            emoji: string;
            /** @description Whether the reader is one of them. */
            mine: boolean;
        };
        /** @description A report that waits for a moderator. */
        MessageReport: {
            conversationId: components["schemas"]["ConversationId"];
            /**
             * Format: int64
             * @description When it was reported, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The message and those around it. */
            excerpt: components["schemas"]["ReportedLine"][];
            id: components["schemas"]["MessageReportId"];
            messageId: components["schemas"]["MessageId"];
            note: string;
            reason: components["schemas"]["MessageReportReason"];
            /** @description Full name of who reported it. */
            reporter: string;
            reporterId: components["schemas"]["UserId"];
            /** @description Their full name. */
            sender: string;
            senderId?: components["schemas"]["UserId"] | null;
        };
        /** @description A moderator's decision. */
        MessageReportDecision: {
            outcome: components["schemas"]["MessageReportOutcome"];
            /** @description Which rule was broken and how. The sender sees it if the message is removed; otherwise it's only logged. */
            reason?: string;
        };
        /**
         * Format: int64
         * @description Id of a report of a message.
         */
        MessageReportId: number;
        /**
         * @description What a moderator decides about a reported message.
         * @enum {string}
         */
        MessageReportOutcome: "removed" | "dismissed";
        /**
         * @description Why a message is reported.
         * @enum {string}
         */
        MessageReportReason: "scam" | "harassment" | "discrimination" | "spam" | "other";
        /** @description Who wrote a message. */
        MessageSender: {
            /** @description Account of the sender. */
            id: components["schemas"]["UserId"];
            /** @description Whether the reader wrote it. */
            isYou: boolean;
            /** @description Name, as the reader may see it. */
            name: string;
            /** @description Side that they write for. */
            side: components["schemas"]["ConversationSide"];
        };
        /** @description A template. */
        MessageTemplate: {
            id: components["schemas"]["MessageTemplateId"];
            text: string;
            title: string;
        };
        /**
         * Format: int64
         * @description Id of a message template.
         */
        MessageTemplateId: number;
        /**
         * @description Type of a message that a visitor can send.
         * @enum {string}
         */
        MessageType: "text";
        /** @description Something in a message that people should think about before they act on it. */
        MessageWarning: {
            /** @description What it is. */
            kind: components["schemas"]["MessageWarningKind"];
            /** @description Why it's a warning, for the reader. */
            reason: string;
        };
        /**
         * @description What a warning is about.
         * @enum {string}
         */
        MessageWarningKind: "contact" | "payment" | "fee";
        /**
         * @description How the app was installed.
         * @enum {string}
         */
        Method: "prompt" | "manual";
        /** @description A milestone. */
        Milestone: {
            /**
             * Format: int64
             * @description When the clock approves it, in milliseconds since the epoch; null unless it waits for that.
             */
            approveAt?: number | null;
            /**
             * Format: int64
             * @description When it was approved, in milliseconds since the epoch; null if it wasn't.
             */
            approvedAt?: number | null;
            /** @description Whether the clock approved it, because the employer said nothing. */
            approvedByClock: boolean;
            /** @description What the caller can do with it now. */
            can: components["schemas"]["MilestoneAction"][];
            change?: components["schemas"]["MilestoneChange"] | null;
            /** @description The contract that it belongs to. */
            contractId: components["schemas"]["ContractId"];
            disputeId?: components["schemas"]["DisputeId"] | null;
            /**
             * Format: int64
             * @description What was paid by card ahead and is held until it's approved, in minor units; 0 if nothing is.
             */
            held: number;
            /** @description The milestone's id. */
            id: components["schemas"]["MilestoneId"];
            /**
             * Format: int64
             * @description When the last part of it was paid, in milliseconds since the epoch; null if it isn't.
             */
            paidAt?: number | null;
            proposedBy?: components["schemas"]["ContractSide"] | null;
            /** @description What the employer said when asking for changes; empty if they didn't. */
            returnNote: string;
            /** @description State. */
            state: components["schemas"]["MilestoneState"];
            /** @description What the worker said when sending the work in; empty if nothing. */
            submitNote: string;
            /**
             * Format: int64
             * @description When the work was sent in, in milliseconds since the epoch; null if it wasn't.
             */
            submittedAt?: number | null;
            /** @description What both sides agreed on, or what one proposed. */
            terms: components["schemas"]["MilestoneTerms"];
            /**
             * Format: int64
             * @description Counts every change.
             */
            version: number;
        };
        /**
         * @description What someone can do with a milestone.
         * @enum {string}
         */
        MilestoneAction: "change" | "agree" | "decline" | "start" | "submit" | "approve" | "return" | "fund";
        /** @description A proposed change of a milestone that both sides agreed on. */
        MilestoneChange: {
            terms?: components["schemas"]["MilestoneTerms"] | null;
        };
        /**
         * Format: int64
         * @description Id of a milestone of a contract.
         */
        MilestoneId: number;
        /** @description Proposes a change of a milestone, or to drop it. */
        MilestonePatch: {
            terms?: components["schemas"]["MilestoneTerms"] | null;
            /**
             * Format: int64
             * @description The version that the caller saw. If the milestone changed since, nothing happens.
             */
            version?: number | null;
        };
        /**
         * @description State of a milestone.
         * @enum {string}
         */
        MilestoneState: "proposed" | "agreed" | "in_progress" | "submitted" | "returned" | "approved" | "paid" | "dropped";
        /** @description Answers a proposal, or begins. */
        MilestoneStep: {
            /**
             * Format: int64
             * @description The version that the caller saw. If the milestone changed since, nothing happens.
             * @default null
             */
            version: number | null;
        };
        /** @description What both sides agree on. */
        MilestoneTerms: {
            /**
             * Format: int64
             * @description What the worker gets for it, in minor units; 0 if it's paid by the hour, or with another one.
             */
            amount: number;
            /** @description More about it. */
            details?: string;
            /** @description When it should be done, YYYY-MM-DD; null if it's open. */
            dueOn?: string | null;
            /** @description What has to be done, in a line. */
            title: string;
        };
        /** @description The milestones of a contract. */
        Milestones: {
            /**
             * Format: int64
             * @description Sum of what was agreed on, in minor units.
             */
            agreed: number;
            /**
             * Format: int64
             * @description Days the employer has to approve work before the clock does.
             */
            approveDays: number;
            /**
             * Format: int64
             * @description Sum of what was approved, in minor units.
             */
            approved: number;
            /** @description Whether the worker can be paid by card on this site. */
            cards: components["schemas"]["CardPay"];
            /** @description The milestones, in the order in which they were proposed. */
            items: components["schemas"]["Milestone"][];
        };
        /** @description Result of a moderation action. */
        ModerationResult: {
            /** @description Status of the job after the action. */
            status: components["schemas"]["JobStatus"];
        };
        /**
         * @description What the caller can do with a contract's money.
         * @enum {string}
         */
        MoneyAction: "record" | "expense" | "bonus";
        /** @description Where to put a conversation. */
        MoveToFolder: {
            /** @description Name of the folder; null for none. */
            folder?: string | null;
        };
        /** @description Whether to mute. */
        Mute: {
            muted: boolean;
        };
        /** @description Number of the caller's own applications in each group. */
        MyApplicationCounts: {
            /**
             * Format: int64
             * @description Applications in progress.
             */
            active: number;
            /**
             * Format: int64
             * @description Closed applications: hired, declined, withdrawn or not selected.
             */
            answered: number;
            /**
             * Format: int64
             * @description Offers to answer.
             */
            offers: number;
        };
        /**
         * @description Groups of a worker's own applications.
         * @enum {string}
         */
        MyApplicationGroup: "active" | "offers" | "answered";
        /** @description A page of the caller's own applications, with the number in each group. */
        MyApplications: components["schemas"]["List_Application"] & {
            counts: components["schemas"]["MyApplicationCounts"];
        };
        /** @description An employer that the caller is a member of. */
        MyEmployer: {
            /** @description The employer's id. */
            id: components["schemas"]["EmployerId"];
            /** @description Type of employer. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Full name. */
            name: string;
            /** @description URL of the small version of its photo; null when there is none. */
            photoUrl?: string | null;
            /** @description The caller's permissions. */
            rights: components["schemas"]["Rights"];
        };
        /** @description A job of one of the caller's employers. */
        MyJob: components["schemas"]["JobCard"] & {
            /** @description Its applications by status. */
            counts: components["schemas"]["ApplicationCounts"];
            /**
             * Format: int64
             * @description Posting fee due before the job goes live, in minor units; null if none is due.
             */
            feeDue?: number | null;
        };
        /**
         * @description Sort order of a person's own jobs.
         * @enum {string}
         */
        MyJobSort: "newest" | "oldest" | "applicants";
        /** @description A page of the caller's own jobs, with their number. */
        MyJobs: components["schemas"]["List_MyJob"] & {
            /** @description Number of jobs that the filters leave. */
            total: components["schemas"]["ResultCount"];
        };
        /** @description A new application. */
        NewApplication: {
            /** @description Answers to the job's questions, in the same order. */
            answers?: string[];
            /** @description First day the worker can start, YYYY-MM-DD; null for any day. */
            availableFrom?: string | null;
            /** @description Tokens of the caller's own documents to attach. */
            files?: string[];
            /** @description Message to the employer. */
            message?: string;
            /**
             * Format: int64
             * @description Proposed rate in minor units per `rateUnit`.
             */
            proposedRate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
        };
        /** @description An article to save. */
        NewArticle: {
            /** @description Audience, such as "For workers". */
            audience: string;
            /** @description Text in the site's markup. */
            body: string;
            /** @description Whether to hide it from readers. */
            hidden: boolean;
            /** @description Title. */
            title: string;
        };
        /** @description What a person is available for from now on. */
        NewAvailability: {
            /** @description Whether they can be asked to work. */
            available: boolean;
            /** @description Ids of the categories of work. */
            categories: string[];
            /** @description The town from which they go to work. */
            city: string;
            /** @description When they work, in the site's time zone; any time if empty. */
            hours?: components["schemas"]["WeekRange"][];
            /**
             * Format: int64
             * @description The least pay in minor units per `rateUnit`; null for any.
             */
            minRate?: number | null;
            /**
             * Format: int64
             * @description How far they go, in miles.
             */
            radiusMiles: number;
            /** @description Unit of the least pay. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description State or region of the town. */
            state?: string;
        };
        /** @description A canned reply to save. */
        NewCannedReply: {
            body: string;
            title: string;
        };
        /** @description New settings. A key that's left out stays. */
        NewCardSettings: {
            /** @description Whether fees can be paid by card. */
            isOn: boolean;
            /** @description Whether invoices and milestones can be paid by card. The account needs Stripe Connect for it. */
            isPayOn?: boolean;
            /** @description Secret or restricted key: `sk_…` or `rk_…`. */
            secretKey?: string;
            /** @description Secret of the webhook: `whsec_…`; several with spaces between them. */
            webhookSecret?: string;
        };
        /** @description A message from the visitor. */
        NewChatMessage: {
            message: string;
            /** @description Always `text`. */
            messageType: components["schemas"]["MessageType"];
            /** @description The chat's id. */
            sessionId: string;
        };
        /** @description A payment between the two sides of a contract. */
        NewContractPayment: {
            /**
             * Format: int64
             * @description Amount in minor units.
             */
            amount: number;
            /** @description What it's for. */
            for: components["schemas"]["PaymentTarget"];
            /** @description How it was paid. */
            method: components["schemas"]["PaymentMethod"];
            /** @description Transfer number, or anything that helps the other side to recognize it. */
            note?: string;
            /** @description Day of the payment, YYYY-MM-DD in the site's time zone: today or earlier. */
            paidOn: string;
            /** @description Whether the worker gave it back to the employer. */
            refund?: boolean;
        };
        /** @description A contract to propose to someone with an earlier one. */
        NewDirectContract: {
            /** @description How to reach the caller's side. */
            contact: components["schemas"]["Contact"];
            /** @description The employer. */
            employerId: components["schemas"]["EmployerId"];
            /** @description Message to the other side. */
            note?: string;
            previousContractId?: components["schemas"]["ContractId"] | null;
            /** @description The terms. */
            terms: components["schemas"]["ContractTerms"];
            /** @description What the work is called. */
            title: string;
            /** @description The worker: the caller, or someone whom the caller hires. */
            workerId: components["schemas"]["UserId"];
        };
        /** @description A dispute to open. */
        NewDispute: {
            /** @description What it's about. */
            about: components["schemas"]["DisputeSubject"];
            /**
             * Format: int64
             * @description How much of that is in dispute, in minor units; 0 for conduct. For more pay or damage, what is asked for.
             */
            claim: number;
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /** @description Ids of the milestones, of the entries of hours, of the invoice or of the expense; empty otherwise. */
            ids: number[];
            /** @description What happened, in the caller's own words. */
            text: string;
        };
        /** @description A decision. */
        NewDisputeDecision: {
            /**
             * Format: int64
             * @description What the worker gets, in minor units.
             */
            amount: number;
            /** @description Whether it's the decision of whom the operator named for appeals, outside the staff. */
            outsider?: boolean;
            /** @description The reasons. */
            reasons: string;
            /** @description The rule that it rests on. */
            rule: components["schemas"]["DisputeRule"];
        };
        /** @description Evidence to add. */
        NewDisputeEvidence: {
            /**
             * @description Tokens of uploaded files.
             * @default []
             */
            fileTokens: string[];
            /**
             * @description Ids of messages between the two sides.
             * @default []
             */
            messageIds: components["schemas"]["MessageId"][];
            /**
             * @description In words.
             * @default
             */
            text: string;
        };
        /** @description A note to write. */
        NewDisputeNote: {
            /** @description The text. */
            text: string;
        };
        /** @description A mediator's proposal. */
        NewDisputeProposal: {
            /**
             * Format: int64
             * @description What the worker would get, in minor units.
             */
            amount: number;
            /** @description Why. */
            text: string;
        };
        /** @description A new employer. */
        NewEmployer: {
            /** @description `business` or `enterprise`. An employer of type `person` is created along with the employer role. */
            kind: components["schemas"]["EmployerKind"];
            /** @description Name. */
            name: string;
        };
        /** @description An expense with its receipts, a bonus or a tip. */
        NewExpense: {
            /**
             * Format: int64
             * @description Amount in minor units.
             */
            amount: number;
            /** @description Tokens of uploaded receipts. */
            fileTokens?: string[];
            /** @description What it is: workers add expenses, employers bonuses and tips. */
            kind: components["schemas"]["ExpenseKind"];
            /** @description What it's for; required for an expense. */
            note?: string;
            /** @description Day on which the worker paid it, YYYY-MM-DD; today by default. Not for bonuses and tips. */
            spentOn?: string | null;
        };
        /** @description Feedback to send. */
        NewFeedback: {
            /** @description Text, in the sender's words. */
            description: string;
            /** @description Type of feedback. */
            feedbackType: components["schemas"]["FeedbackType"];
            priority?: components["schemas"]["Priority"] | null;
            /** @description Title; if empty, it is derived from the type. */
            title?: string;
        };
        /** @description A new invitation. */
        NewInvitation: {
            /** @description Where to mail the link; null to only hand it out. */
            email?: string | null;
            /** @description Who the link is for, in the inviter's words. */
            label: string;
            rights: components["schemas"]["Rights"];
        };
        /** @description A kiosk to make. */
        NewKiosk: {
            /** @description Whose code it shows; the caller must have the right to hire. */
            employerId: components["schemas"]["EmployerId"];
            /** @description What it's called. */
            name: string;
        };
        /** @description New settings of the mail server. */
        NewMailServer: {
            /** @description The password; null leaves it as it is. */
            password?: string | null;
            /** @description The sender's address; empty for the site's contact address. */
            senderAddress: string;
            /** @description The sender's name; empty for the site's name. */
            senderName: string;
            /** @description Like `smtp://user@mail.example.org:587`; empty for none. Ignored if the command line names one. */
            url: string;
        };
        /** @description A new message. */
        NewMessage: {
            /** @description A UUID chosen by the device, the same whenever it sends this message again. The Idempotency-Key, if left out. */
            clientId?: string | null;
            /** @description Tokens of the sender's own uploaded files. */
            fileTokens?: string[];
            replyTo?: components["schemas"]["MessageId"] | null;
            /**
             * Format: int64
             * @description Id of the newest message that was on the sender's screen while writing. It and those before it count as read; if
             *     left out, nothing does. It doesn't matter for a message that's sent later.
             */
            seenId?: number | null;
            /**
             * Format: int64
             * @description When to send it, in milliseconds since the epoch; now, if left out.
             */
            sendAt?: number | null;
            /** @description The text; may be empty if there are files. */
            text?: string;
        };
        /** @description A report. */
        NewMessageReport: {
            /** @description Anything to add. */
            note?: string;
            /** @description Why. */
            reason: components["schemas"]["MessageReportReason"];
        };
        /** @description A private note on an application. */
        NewNote: {
            /** @description Text of the note, visible only to the employer's members. */
            text: string;
        };
        /** @description A payment to record. */
        NewPayment: {
            /** @description How it was paid. */
            method: components["schemas"]["PayMethod"];
            /** @description Day of the payment, YYYY-MM-DD in the site's time zone; defaults to today. */
            paidOn?: string | null;
            /** @description Receipt or transfer number, or who paid; shown on the receipt. */
            reference: string;
        };
        /** @description A new note. */
        NewProjectNote: {
            /** @description Tokens of uploaded pictures and documents. */
            fileTokens?: string[];
            /** @description The text; it may be empty if there are files. */
            text?: string;
        };
        /** @description A new task. */
        NewProjectTask: {
            /** @description When it should be done, YYYY-MM-DD; null if it's open. */
            dueOn?: string | null;
            side?: components["schemas"]["ContractSide"] | null;
            /** @description What has to be done. */
            title: string;
        };
        /** @description An opening promotion. */
        NewPromotion: {
            /** @description Public reason. */
            reason: string;
            /** @description Last day in the site's time zone, YYYY-MM-DD; null to run until it is ended. */
            until?: string | null;
        };
        /** @description Who is needed, when and where. */
        NewRapidHire: {
            /** @description Category id. */
            category: string;
            /** @description Town of the work. */
            city: string;
            contact?: components["schemas"]["Contact"] | null;
            employerId?: components["schemas"]["EmployerId"] | null;
            /**
             * Format: double
             * @description How many hours it takes, in quarters; from half an hour to 16.
             */
            hours: number;
            /** @description What to know: the address, what to bring, whom to ask for. Only those who are asked or hired see it. */
            notes?: string;
            /**
             * Format: int64
             * @description How many people are needed.
             */
            openings: number;
            /**
             * Format: int64
             * @description Rate in minor units per `rateUnit`.
             */
            rate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /**
             * Format: int64
             * @description When the work begins, in milliseconds since the epoch; within 48 hours.
             */
            startAt: number;
            /** @description State or region of the town. */
            state?: string;
            /** @description What the work is, in one line. */
            title: string;
        };
        /** @description A report to submit. */
        NewReport: {
            /** @description Details in the reporter's own words. */
            note?: string;
            /** @description What is wrong with the job. */
            reason: components["schemas"]["ReportReason"];
        };
        /** @description A review to write, or to change while it's sealed. */
        NewReview: {
            /** @description A score for each of the side's three categories. */
            scores: components["schemas"]["ReviewScore"][];
            /** @description In words. */
            text?: string;
        };
        /** @description A reply to write. */
        NewReviewReply: {
            /** @description The text. */
            text: string;
        };
        /** @description A report. */
        NewReviewReport: {
            /** @description Anything to add. */
            note?: string;
            /** @description Why. */
            reason: components["schemas"]["ReviewReportReason"];
        };
        /** @description A search to save. */
        NewSearch: {
            /** @description Name of the search. */
            name: string;
            /** @description Query string of `GET /api/jobs`, such as `query=nurse&city=Portland`. */
            search: string;
        };
        /** @description A new shift. */
        NewShift: {
            /**
             * @description When more such shifts begin and end, such as on the other days of a week; at most 99. Each has its own end, because a
             *     night on which clocks change is longer or shorter.
             */
            also?: components["schemas"]["ShiftTimes"][];
            /**
             * Format: int64
             * @description When it ends, in milliseconds since the epoch; at most 24 hours later.
             */
            endsAt: number;
            /** @description What to know. */
            note?: string;
            /** @description Where, in free text. */
            place?: string;
            /**
             * Format: int64
             * @description When it begins, in milliseconds since the epoch.
             */
            startsAt: number;
        };
        /** @description The site settings entered at setup. */
        NewSite: {
            /** @description Brand color, `#rrggbb`. */
            brand?: string;
            /** @description ISO 4217 currency code. */
            currency?: string;
            /** @description Name of the site. */
            name: string;
            placeId?: components["schemas"]["PlaceId"] | null;
            /** @description Name of the town, optionally with its state: "Alder Creek, OR". */
            town: string;
            /** @description IANA time zone; required only for a town that isn't in the list. */
            zone?: string | null;
        };
        /** @description Support settings to save. */
        NewSupportSettings: {
            /** @description At most one period per day; leave empty to publish no hours. */
            hours: components["schemas"]["SupportHours"][];
            /** Format: int64 */
            keepDays: number;
        };
        /** @description A new template, or a changed one. */
        NewTemplate: {
            /** @description The text of the message. */
            text: string;
            /** @description What to choose it by. */
            title: string;
        };
        /** @description A text to save. */
        NewText: {
            /** @description Text in the site's markup. */
            body: string;
        };
        /** @description A comment on a line. */
        NewTimeComment: {
            /** @description The text. */
            text: string;
        };
        /** @description Hours to add. */
        NewTimeEntry: {
            /** @description Id that the device gives it, 8 to 64 characters. */
            clientId: string;
            /** @description Whether it's right that this was before the contract's first day. */
            confirmed?: boolean;
            /**
             * Format: int64
             * @description When it ended, in milliseconds since the epoch.
             */
            endedAt: number;
            /** @description Whether the times were typed in; false if a timer recorded them while the device had no signal. */
            manual: boolean;
            /** @description What was done. */
            memo?: string;
            /** @description Proof of the worker's own choice. */
            proof?: components["schemas"]["TimeProof"];
            /**
             * Format: int64
             * @description When the work began, in milliseconds since the epoch.
             */
            startedAt: number;
        };
        /** @description A photo of the work. */
        NewTimePhoto: {
            /** @description SHA-256 of the bytes that were uploaded, in hexadecimal, taken when the photo was made. */
            sha256: string;
            /**
             * Format: int64
             * @description When, by the device's clock, in milliseconds since the epoch.
             */
            takenAt: number;
            /** @description Token of the uploaded picture. */
            token: string;
        };
        /** @description A voucher to create. */
        NewVoucher: {
            /** @description Code to use; generated when missing or blank. */
            code?: string | null;
            /** @description Note about who it is meant for; shown to people who add the code. */
            note?: string;
            /** @description Last day, YYYY-MM-DD in the site's time zone; null for no expiration date. */
            until?: string | null;
            /**
             * Format: int64
             * @description Number of jobs it can cover.
             */
            uses: number;
        };
        /** @description Something to add to a profile. */
        NextStep: {
            /** @description Path of the form field. */
            href: string;
            /** @description What to do and why, for display. */
            text: string;
        };
        /** @description The empty body of a write that needs only its path. */
        NoFields: Record<string, never>;
        /**
         * Format: int64
         * @description Id of a note on an application.
         */
        NoteId: number;
        /** @description A notification, as the recipient sees it. */
        Notification: {
            /** @description Details; may be empty. */
            body: string;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Path of the page it links to. */
            href: string;
            /** @description The notification's id. */
            id: components["schemas"]["NotificationId"];
            /** @description Kind of event: `application_received`, `offer`, … */
            kind: string;
            /** @description Whether the recipient has read it. */
            read: boolean;
            /** @description One-line title. */
            title: string;
        };
        /**
         * @description A category of notifications.
         * @enum {string}
         */
        NotificationCategory: "messages" | "applications" | "interviews" | "offers" | "jobs" | "searches" | "fees" | "support" | "account" | "office";
        /**
         * Format: int64
         * @description Id of a notification.
         */
        NotificationId: number;
        /** @description How a person wants to be reached. */
        NotificationSettings: {
            /** @description Whether mails are collected. What can't wait, such as offers, cancellations and news about the account, isn't. */
            digest: components["schemas"]["Digest"];
            /** @description The ways of each category. A request changes only the categories that it lists. */
            grid: components["schemas"]["BTreeMap"];
            quiet?: components["schemas"]["Quiet"] | null;
        };
        /** @description The way to try. */
        NotificationTest: {
            way: components["schemas"]["NotificationWay"];
        };
        /** @description What became of a test. */
        NotificationTestResult: {
            /** @description What happened, as a sentence. */
            message: string;
            /** @description Whether it went out. */
            ok: boolean;
        };
        /**
         * @description A way to reach someone.
         * @enum {string}
         */
        NotificationWay: "app" | "push" | "mail";
        /** @description A page of notifications, with the number of unread ones. */
        Notifications: components["schemas"]["List_Notification"] & {
            /**
             * Format: int64
             * @description Total number of unread notifications.
             */
            unreadCount: number;
        };
        /** @description One occurrence of an error. */
        Occurrence: {
            /**
             * Format: int64
             * @description When it happened, in milliseconds since the epoch.
             */
            at: number;
            /** @description Browser and operating system. */
            browser: string;
            /** @description Page where it happened. */
            page: string;
            /** @description Reference number shown on the error screen. */
            reference: string;
            /** @description Release the page was loaded from. */
            release: string;
        };
        /**
         * Format: int64
         * @description Id of one occurrence of an error.
         */
        OccurrenceId: number;
        /** @description An offer. */
        Offer: {
            /** @description How to reach the employer; the worker sees it once they accept. */
            contact: components["schemas"]["Contact"];
            /** @description Message to the worker. */
            note?: string;
            /**
             * Format: int64
             * @description How many days before the last day either side gives notice; 1, if left out.
             */
            noticeDays?: number;
            /** @description How the worker is paid; as both agree, if left out. */
            payMethod?: components["schemas"]["ContractPayMethod"];
            /** @description When the worker is paid; on approval, if left out. */
            payWhen?: components["schemas"]["ContractPayWhen"];
            /**
             * Format: int64
             * @description Offered rate in minor units per `rateUnit`.
             */
            rate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description First day of work, YYYY-MM-DD; null if not set. */
            startDate?: string | null;
        };
        /** @description What waits for the caller in the office, and how the site is doing. */
        Office: {
            health?: components["schemas"]["OfficeHealth"] | null;
            /** @description The queues that the caller may work through, in the order of their pages. */
            queues: components["schemas"]["OfficeQueue"][];
            /** @description The number of rows of the lists that the caller may read, by state; a state without rows may be missing. */
            totals: components["schemas"]["OfficeTotal"][];
        };
        /** @description How the server is doing. Times are in milliseconds since the epoch. */
        OfficeHealth: {
            /**
             * Format: int64
             * @description When `jobstead backup` last copied the database; null if it never did.
             */
            backedUpAt?: number | null;
            /**
             * Format: int64
             * @description When the scheduled work last ran, such as ending jobs on time.
             */
            clockRanAt: number;
            /** @description Whether the scheduled work runs on time. */
            clockRuns: boolean;
            /**
             * Format: int64
             * @description Free bytes on the database's disk; null if the system doesn't say.
             */
            freeBytes?: number | null;
            /** @description Whether there is room for what people write. */
            hasRoom: boolean;
            /** @description Version of the program. */
            version: string;
        };
        /** @description How much is in a queue. */
        OfficeQueue: {
            /**
             * Format: int64
             * @description The number of things in it.
             */
            count: number;
            /** @description The queue. */
            queue: components["schemas"]["Queue"];
        };
        /** @description The number of rows of a list in a state. */
        OfficeTotal: {
            /** @description The list: `errors`, `feedback`, `fees`, `people` or `review`. */
            list: string;
            /** @description The state, as the list's own filter names it. */
            state: string;
            /**
             * Format: int64
             * @description The number of rows.
             */
            total: number;
        };
        /** @description A conversation to open. */
        OpenConversation: {
            employerId?: components["schemas"]["EmployerId"] | null;
            /** @description What it's about. */
            subject: components["schemas"]["OpenSubject"];
        };
        /**
         * @description What to talk about, or with whom.
         * @enum {string}
         */
        OpenKind: "application" | "contract" | "person" | "employer";
        /** @description What to talk about, or with whom. */
        OpenSubject: {
            /** Format: int64 */
            id: number;
            kind: components["schemas"]["OpenKind"];
        };
        Option_String: null | string;
        Option_i64: null | number;
        /** @description A mail as the office sees it, without its text. */
        OutboxMail: {
            /** @description The address that it goes to. */
            address: string;
            /**
             * Format: int64
             * @description When it was written, in milliseconds since the epoch.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When it's sent, or tried again, in milliseconds since the epoch.
             */
            dueAt: number;
            /**
             * Format: int64
             * @description Until when it's sent, in milliseconds since the epoch.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description When it was sent or given up, in milliseconds since the epoch; null while it's waiting.
             */
            finishedAt?: number | null;
            /** @description Whether it has a link that can be handed out. */
            hasLink: boolean;
            /** @description Its id. */
            id: components["schemas"]["MailId"];
            /** @description Its kind. */
            kind: components["schemas"]["MailKind"];
            /** @description Why it wasn't sent; empty if there's nothing to say. */
            reason: string;
            /** @description What became of it. */
            state: components["schemas"]["MailState"];
            /** @description Its subject. */
            subject: string;
            /**
             * Format: int64
             * @description Number of attempts.
             */
            tries: number;
        };
        /** @description An error, as shown to the user it affected. */
        OwnError: {
            /**
             * Format: int64
             * @description When it happened, in milliseconds since the epoch.
             */
            at: number;
            /** @description Occurrence id. */
            id: components["schemas"]["OccurrenceId"];
            /** @description Page where it happened. */
            page: string;
            /** @description Reference number shown on the error screen. */
            reference: string;
            /** @description State set by staff. */
            state: components["schemas"]["ErrorState"];
        };
        /** @description An operator's own text. */
        OwnText: {
            /** @description The text with placeholders. */
            body: string;
            /** @description The subject with placeholders. */
            subject: string;
        };
        /** @description A partner, as shown to the office. */
        Partner: {
            /** @description Their email address. */
            email: string;
            /** @description Fee of their latest month. */
            feeId: components["schemas"]["FeeId"];
            /** @description Whether that day is past, and the days of grace run. */
            isGrace: boolean;
            /** @description Last day of that month, YYYY-MM-DD. */
            lastDay: string;
            /** @description Their full name. */
            name: string;
            /** @description Id of the person. */
            userId: components["schemas"]["UserId"];
        };
        /** @description What partners get. */
        PartnerOffer: {
            /** @description What partners get, in the site's text markup; while it's empty, nobody can subscribe. */
            partnerOffer: string;
        };
        /** @description The caller's partner subscription. */
        PartnerSubscription: {
            fee?: components["schemas"]["Fee"] | null;
            /** @description Last day on which it can be renewed without a gap. */
            graceUntil?: string | null;
            /** @description Its last day, YYYY-MM-DD in the site's time zone; null if it never began. */
            lastDay?: string | null;
            /** @description What a month costs the caller now. */
            quote: components["schemas"]["FeeQuote"];
            /** @description First day on which the next month can be paid for; null if it can be today. */
            renewableFrom?: string | null;
            /** @description Where it is. */
            state: components["schemas"]["SubscriptionState"];
        };
        /** @description One side of a contract. Its name and its contact details are shown in full to the other side. */
        Party_EmployerId: {
            contact?: components["schemas"]["Contact"] | null;
            /**
             * Format: int64
             * @description Id of an employer.
             */
            id: number;
            /** @description Full name. */
            name: string;
        };
        /** @description One side of a contract. Its name and its contact details are shown in full to the other side. */
        Party_UserId: {
            contact?: components["schemas"]["Contact"] | null;
            /**
             * Format: int64
             * @description Id of a user.
             */
            id: number;
            /** @description Full name. */
            name: string;
        };
        /** @description A new password, with the token of a reset link. */
        PasswordReset: {
            password: string;
            token: string;
        };
        /**
         * @description How a fee was paid.
         * @enum {string}
         */
        PayMethod: "cash" | "bank" | "card_elsewhere" | "card";
        /**
         * @description The unit that an amount of pay covers.
         * @enum {string}
         */
        PayUnit: "job" | "hour" | "day" | "week" | "month" | "year";
        /** @description A payment, or a refund. */
        Payment: {
            /**
             * Format: int64
             * @description What no invoice has used yet, in minor units.
             */
            ahead: number;
            /**
             * Format: int64
             * @description Amount in minor units.
             */
            amount: number;
            /** @description What the other side says about it. */
            answerNote: string;
            /**
             * Format: int64
             * @description When it was answered, in milliseconds since the epoch; null if it wasn't.
             */
            answeredAt?: number | null;
            /** @description What the caller can do with it now. */
            can: components["schemas"]["PaymentAction"][];
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /**
             * Format: int64
             * @description When it was recorded, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Its id. */
            id: components["schemas"]["PaymentId"];
            invoiceId?: components["schemas"]["InvoiceId"] | null;
            /** @description Which way the money went. */
            kind: components["schemas"]["PaymentKind"];
            /** @description How it was paid. */
            method: components["schemas"]["PaymentMethod"];
            /** @description What the side that recorded it says about it. */
            note: string;
            /** @description Day of the payment, YYYY-MM-DD. */
            paidOn: string;
            /** @description The receipt's number; null until it's confirmed. */
            receipt?: string | null;
            /** @description The side that recorded it. */
            side: components["schemas"]["ContractSide"];
            /** @description State. */
            state: components["schemas"]["PaymentState"];
        };
        /**
         * @description What someone can do with a payment.
         * @enum {string}
         */
        PaymentAction: "confirm" | "deny";
        /** @description Why a payment is denied. */
        PaymentDenial: {
            /**
             * @description What to tell the other side.
             * @default
             */
            note: string;
        };
        /**
         * Format: int64
         * @description Id of a payment between the two sides of a contract.
         */
        PaymentId: number;
        /**
         * @description Which way the money went.
         * @enum {string}
         */
        PaymentKind: "payment" | "refund";
        /**
         * @description How it was paid.
         * @enum {string}
         */
        PaymentMethod: "cash" | "bank" | "card" | "app" | "other";
        /**
         * @description State of a payment.
         * @enum {string}
         */
        PaymentState: "recorded" | "confirmed" | "denied" | "withdrawn";
        /** @description What a payment is for. */
        PaymentTarget: {
            /**
             * Format: int64
             * @description Its id.
             */
            id: number;
            /** @description What it is. */
            kind: components["schemas"]["PaymentTargetKind"];
        };
        /**
         * @description What a payment is for.
         * @enum {string}
         */
        PaymentTargetKind: "milestone" | "timesheet" | "invoice" | "contract";
        /** @description Whether the caller can be paid by card. */
        PayoutAccount: {
            /** @description Whether the operator offers it. */
            isOffered: boolean;
            /** @description The caller's account at Stripe. */
            state: components["schemas"]["PayoutState"];
        };
        /**
         * @description State of an account at Stripe.
         * @enum {string}
         */
        PayoutState: "none" | "pending" | "ready";
        /** @description Whether the caller currently pays fees. */
        Paywall: {
            /** @description True when fees are waived for the caller. */
            isActive: boolean;
            /** @description True when the caller is a superadmin, who never pays fees. */
            isSuperAdminBypass: boolean;
            /** @description Reason to display; empty while fees apply. */
            reason: string;
            /**
             * Format: int64
             * @description Minutes until the promotion ends, rounded up; null without a promotion or an end date.
             */
            remainingMinutes?: number | null;
        };
        /** @description Terms that wait for the other side's answer. */
        PendingTerms: {
            /**
             * Format: int64
             * @description When they were proposed, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The terms in plain words, with what differs from those in force; empty in lists. */
            lines: components["schemas"]["ContractLine"][];
            /** @description Why, in their own words; empty if they didn't say. */
            note: string;
            /** @description Who proposed them. */
            proposedBy: components["schemas"]["ContractSide"];
            /** @description The terms. */
            terms: components["schemas"]["ContractTerms"];
            /**
             * Format: int64
             * @description Number of the version.
             */
            version: number;
        };
        /**
         * @description Which accounts to list.
         * @enum {string}
         */
        PeopleGroup: "closed" | "staff";
        /** @description Another person's profile. The name is first name and last initial until one of the two has hired the other. */
        Person: {
            /** @description Self-description in the site's text markup. */
            about: string;
            /** @description When they can work, in their own words. */
            availability: string;
            /** @description First available day, YYYY-MM-DD; null when not given. */
            availableFrom?: string | null;
            /** @description City. */
            city: string;
            /**
             * Format: int64
             * @description When the account was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: double
             * @description Miles from the caller's own city, to one decimal; null when either city is unknown or both are the same.
             */
            distanceMiles?: number | null;
            /** @description What they do, in one line. */
            headline: string;
            /** @description Id of the person. */
            id: components["schemas"]["UserId"];
            /** @description Name, full or shortened, as the caller may see it. */
            name: string;
            /** @description URL of the small photo; null to show initials. */
            photoUrl?: string | null;
            /**
             * Format: int64
             * @description Usual rate in minor units; null when not given.
             */
            rate?: number | null;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description Skills. */
            skills: string[];
            /** @description State or region of the city. */
            state: string;
        };
        /** @description A photo of a job. */
        Photo: {
            /**
             * Format: int64
             * @description Height in pixels.
             */
            height: number;
            /** @description URL of the small version, at most 480 pixels per side. */
            smallUrl: string;
            /** @description Token of the file. */
            token: string;
            /** @description URL of the photo, at most 1,600 pixels per side. */
            url: string;
            /**
             * Format: int64
             * @description Width in pixels.
             */
            width: number;
        };
        /** @description Whether to pin. */
        Pin: {
            pinned: boolean;
        };
        /**
         * Format: int64
         * @description Id of a town in the built-in list.
         */
        PlaceId: number;
        /** @description A town found by the search. */
        PlaceView: {
            country: string;
            id: components["schemas"]["PlaceId"];
            /** @description Display name, such as "Springfield, IL". */
            label: string;
            name: string;
            state: string;
        };
        /** @description Result of the town search. */
        Places: {
            items: components["schemas"]["PlaceView"][];
        };
        /** @description An interview with the caller's own notes. */
        PreparedInterview: components["schemas"]["ArrangedInterview"] & {
            /** @description The caller's own notes, which nobody else sees; empty if there are none. */
            notes: string;
        };
        /** @description Whether a person shows when they are here. */
        Presence: {
            /** @description Whether people in the caller's conversations see when the caller is here. */
            visible: boolean;
        };
        /** @description Prices, promotions and payment instructions. */
        Pricing: {
            /** @description Whether fees can be paid by card on this site. */
            cards: boolean;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Regular prices. */
            fees: components["schemas"]["Fees"];
            /** @description The office's payment instructions in the site's text markup; empty when there are none. */
            howToPay: string;
            /** @description What partners get, in the site's text markup; empty while there's no partner subscription. */
            partnerOffer: string;
            /** @description Promotions running now, most recently started first. */
            promotions: components["schemas"]["Promotion"][];
        };
        /**
         * @description Priority of feedback.
         * @enum {string}
         */
        Priority: "medium" | "high";
        /** @description Body of every error response (RFC 9457). */
        Problem: {
            /** @description Machine-readable error code. */
            code: string;
            /** @description Description for users, usually one sentence. */
            detail: string;
            /** @description The invalid fields, in form order; present only with the code `invalid`. */
            fields?: components["schemas"]["FieldError"][];
            /**
             * Format: int32
             * @description HTTP status code.
             */
            status: number;
            /** @description The reason phrase of the status. */
            title: string;
            /** @description Always `about:blank`; `code` identifies the error. */
            type: string;
        };
        /** @description The caller's own profile, with values derived from it. */
        Profile: {
            /** @description Self-description in the site's text markup. */
            about: string;
            /** @description When they can work, in their own words. */
            availability: string;
            /** @description First available day, YYYY-MM-DD; null when not given. */
            availableFrom?: string | null;
            /** @description City. */
            city: string;
            /** @description How complete the profile is. */
            completeness: components["schemas"]["Completeness"];
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description PDFs to attach to applications. */
            documents: components["schemas"]["File"][];
            /** @description What they do, in one line. */
            headline: string;
            /** @description Full name. */
            name: string;
            photo?: components["schemas"]["File"] | null;
            placeId?: components["schemas"]["PlaceId"] | null;
            /**
             * Format: int64
             * @description Usual rate in minor units; null when not given.
             */
            rate?: number | null;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description Skills. */
            skills: string[];
            /** @description State or region of the city. */
            state: string;
            /** @description Who can see the profile. */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description The editable part of a profile. */
        ProfileEdit: {
            /** @description Self-description in the site's text markup. */
            about?: string;
            /** @description When they can work, in their own words. */
            availability?: string;
            /** @description First available day, YYYY-MM-DD; null when not given. */
            availableFrom?: string | null;
            /** @description City. */
            city?: string;
            /** @description What they do, in one line. */
            headline?: string;
            /** @description Full name. */
            name: string;
            /**
             * Format: int64
             * @description Usual rate in minor units; null when not given.
             */
            rate?: number | null;
            /** @description Unit of the rate. */
            rateUnit?: components["schemas"]["PayUnit"];
            /** @description Skills. */
            skills?: string[];
            /** @description State or region of the city. */
            state?: string;
            /** @description Who can see the profile. */
            visibility?: components["schemas"]["Visibility"];
        };
        /** @description The photo to show on the profile. */
        ProfilePhoto: {
            /** @description Token of one of the caller's own photos; null to show initials. */
            photo?: string | null;
        };
        /** @description A note on the work. */
        ProjectNote: {
            /** @description Name of the person who wrote it. */
            author: string;
            /** @description Whether the caller can delete it. */
            canDelete: boolean;
            /** Format: int64 */
            createdAt: number;
            files: components["schemas"]["File"][];
            id: components["schemas"]["ProjectNoteId"];
            /** @description The side that wrote it. */
            side: components["schemas"]["ContractSide"];
            text: string;
        };
        /**
         * Format: int64
         * @description Id of a note on the work of a contract.
         */
        ProjectNoteId: number;
        /** @description The notes of a contract, newest first. */
        ProjectNotes: {
            /** @description Whether the caller can add one. */
            canAdd: boolean;
            items: components["schemas"]["ProjectNote"][];
        };
        /** @description A task. */
        ProjectTask: {
            contractId: components["schemas"]["ContractId"];
            /**
             * Format: int64
             * @description When it was done, in milliseconds since the epoch; null if it isn't.
             */
            doneAt?: number | null;
            /** @description When it should be done, YYYY-MM-DD; null if it's open. */
            dueOn?: string | null;
            id: components["schemas"]["ProjectTaskId"];
            side?: components["schemas"]["ContractSide"] | null;
            title: string;
        };
        /**
         * Format: int64
         * @description Id of a task of a contract.
         */
        ProjectTaskId: number;
        /** @description A change of a task. Fields that are left out stay as they are. */
        ProjectTaskPatch: {
            /**
             * @description Whether it's done.
             * @default null
             */
            done: boolean | null;
            /**
             * @description When it should be done, YYYY-MM-DD; null if it's open.
             * @default null
             */
            dueOn: string | null;
            /** @default null */
            side: components["schemas"]["ContractSide"] | null;
            /**
             * @description What has to be done.
             * @default null
             */
            title: string | null;
        };
        /** @description The tasks of a contract: open ones first, by due date, then finished ones. */
        ProjectTasks: {
            /** @description Whether the caller may change them. */
            canChange: boolean;
            items: components["schemas"]["ProjectTask"][];
        };
        /** @description A promotion. */
        Promotion: {
            /** @description Who it applies to. */
            audience: components["schemas"]["Audience"];
            /**
             * Format: int64
             * @description When it ends, in milliseconds since the epoch; null until someone ends it.
             */
            endsAt?: number | null;
            /** @description Id of the promotion. */
            id: components["schemas"]["PromotionId"];
            /** @description Reason shown to everyone. */
            reason: string;
            /**
             * Format: int64
             * @description When it starts, in milliseconds since the epoch.
             */
            startsAt: number;
        };
        /**
         * Format: int64
         * @description Id of a promotion.
         */
        PromotionId: number;
        /**
         * @description Details of an event. The city, state and urgency of a posted job are accepted but not stored, because the job itself
         *     has them.
         */
        Properties: {
            /**
             * Format: int64
             * @description Posted job: budget in minor units.
             * @default null
             */
            budget: number | null;
            /**
             * @description Posted job or search: id of the category.
             * @default null
             */
            category: string | null;
            /**
             * @description Posted job: city.
             * @default null
             */
            city: string | null;
            /**
             * Format: int64
             * @description Scroll depth: 25, 50, 75 or 100 percent.
             * @default null
             */
            depth: number | null;
            /**
             * @description Posted job: whether it is urgent.
             * @default null
             */
            isUrgent: boolean | null;
            /** @default null */
            jobId: components["schemas"]["JobId"] | null;
            /**
             * Format: int64
             * @description Application: proposed rate in minor units.
             * @default null
             */
            proposedRate: number | null;
            /**
             * @description Search: text of the query.
             * @default null
             */
            query: string | null;
            /**
             * Format: int64
             * @description Search: number of jobs found.
             * @default null
             */
            resultsCount: number | null;
            /**
             * @description First page view of a visit: name of the referring site or campaign.
             * @default null
             */
            source: string | null;
            /**
             * @description Posted job: state or region.
             * @default null
             */
            state: string | null;
        };
        /** @description Times proposed to an applicant. */
        Proposal: {
            /** @description The application. */
            applicationId: components["schemas"]["ApplicationId"];
            /** @description Whether the applicant picks any free time within the employer's interview hours. */
            fromHours?: boolean;
            /** @description How. */
            how: components["schemas"]["InterviewHow"];
            /**
             * Format: int64
             * @description Length in minutes.
             */
            minutes: number;
            /** @description Message to the applicant. */
            note?: string;
            /** @description One to three times, in milliseconds since the epoch; none with `fromHours`. */
            times: number[];
            /** @description Address, phone number or link. */
            where: string;
        };
        /** @description The site's public key, which identifies it to push services. */
        PushKey: {
            /** @description An uncompressed P-256 point in base64url, as browsers expect it for `applicationServerKey`. */
            key: string;
        };
        /** @description How a push service does, for the operator. */
        PushService: {
            /**
             * Format: int64
             * @description Number of failed attempts.
             */
            failed: number;
            /** @description Its host. */
            host: string;
            /** @description Why. */
            lastError?: string | null;
            /**
             * Format: int64
             * @description When one last failed, in milliseconds since the epoch.
             */
            lastFailedAt?: number | null;
            /**
             * Format: int64
             * @description When it last accepted one, in milliseconds since the epoch.
             */
            lastSentAt?: number | null;
            /**
             * Format: int64
             * @description Since when it refuses this site, because of the site's key or clock, in milliseconds since the epoch; null if it
             *     doesn't.
             */
            refusedAt?: number | null;
            /**
             * Format: int64
             * @description Number of messages that it accepted.
             */
            sent: number;
        };
        /** @description A QR code. */
        QrCode: {
            /** @description The dark squares, as the path of an SVG with one unit per square. */
            path: string;
            /** @description Number of squares on each side. */
            size: number;
        };
        /**
         * @description Something that waits for the office.
         * @enum {string}
         */
        Queue: "reported" | "messages" | "reviews" | "disputes" | "support" | "passwords" | "fees" | "refunds" | "feedback" | "errors" | "calls" | "push";
        /** @description The hours without pushes. */
        Quiet: {
            /**
             * @description When they begin, as `HH:MM`.
             * @example 22:00
             */
            from: string;
            /**
             * @description When they end, as `HH:MM`; before `from` if they span midnight.
             * @example 07:00
             */
            to: string;
            /** @description Time zone, such as `America/Chicago`. */
            zone: string;
        };
        /** @description Confirms that one comes. */
        RapidConfirmation: {
            /** @description How the employer reaches the worker. */
            contact: components["schemas"]["Contact"];
        };
        /** @description A rapid hire, as the employer sees it. */
        RapidHire: components["schemas"]["RapidWork"] & {
            /**
             * Format: int64
             * @description Number of those who have clocked in.
             */
            arrived: number;
            /** @description Whether the caller can stop it. */
            canStop: boolean;
            /**
             * Format: int64
             * @description Number of people who have confirmed and whom nobody has to replace.
             */
            confirmed: number;
            /**
             * Format: int64
             * @description When it was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Id of the employer. */
            employerId: components["schemas"]["EmployerId"];
            /** @description The hire's id. */
            id: components["schemas"]["RapidHireId"];
            /** @description Whether there's nobody left to ask right now. */
            nobodyLeft: boolean;
            /**
             * Format: int64
             * @description Number of people who are needed.
             */
            openings: number;
            /** @description State. */
            state: components["schemas"]["RapidHireState"];
            /**
             * Format: int64
             * @description Number of the last wave of people who were asked; 0 before the first.
             */
            wave: number;
        };
        /**
         * Format: int64
         * @description Id of a rapid hire.
         */
        RapidHireId: number;
        /** @description A rapid hire with everyone who was asked, in order. */
        RapidHirePanel: components["schemas"]["RapidHire"] & {
            /** @description Everyone who was asked, in the order in which they get the job; at most 300. */
            offers: components["schemas"]["RapidOfferLine"][];
        };
        /**
         * @description State of a rapid hire.
         * @enum {string}
         */
        RapidHireState: "unpaid" | "asking" | "filled" | "ended";
        /** @description An offer, as the person sees it who was asked. */
        RapidOffer: components["schemas"]["RapidWork"] & components["schemas"]["RapidStanding"] & {
            /**
             * Format: int64
             * @description Until when they can answer, in milliseconds since the epoch.
             */
            answerBy: number;
            /** @description What they can do now. */
            can: components["schemas"]["RapidOfferAction"][];
            /**
             * Format: int64
             * @description Until when they can confirm, in milliseconds since the epoch; null unless they were chosen.
             */
            confirmBy?: number | null;
            contact?: components["schemas"]["Contact"] | null;
            contractId?: components["schemas"]["ContractId"] | null;
            /** @description The offer's id. */
            id: components["schemas"]["RapidOfferId"];
            /**
             * Format: int64
             * @description Number of people in the wave.
             */
            inWave: number;
            /** @description State. */
            state: components["schemas"]["RapidOfferState"];
        };
        /**
         * @description What someone can do with an offer.
         * @enum {string}
         */
        RapidOfferAction: "accept" | "decline" | "confirm" | "replace";
        /**
         * Format: int64
         * @description Id of an offer of a rapid hire.
         */
        RapidOfferId: number;
        /** @description Someone who was asked, as the employer sees them. */
        RapidOfferLine: components["schemas"]["RapidStanding"] & {
            /**
             * Format: int64
             * @description Until when they can answer, in milliseconds since the epoch.
             */
            answerBy: number;
            /** @description What the caller can do. */
            can: components["schemas"]["RapidOfferAction"][];
            /**
             * Format: int64
             * @description Until when they can confirm, in milliseconds since the epoch; null unless they were chosen.
             */
            confirmBy?: number | null;
            contractId?: components["schemas"]["ContractId"] | null;
            /** @description The offer's id. */
            id: components["schemas"]["RapidOfferId"];
            /** @description First name and last initial; the full name once they are hired. */
            name: string;
            shift?: components["schemas"]["RapidShift"] | null;
            /** @description State. */
            state: components["schemas"]["RapidOfferState"];
        };
        /**
         * @description State of an offer.
         * @enum {string}
         */
        RapidOfferState: "offered" | "accepted" | "chosen" | "confirmed" | "replacing" | "replaced" | "declined" | "expired" | "lapsed" | "closed";
        /** @description Whether someone who was hired is there. */
        RapidShift: {
            /**
             * Format: int64
             * @description When they clocked in, in milliseconds since the epoch; null if they didn't.
             */
            arrivedAt?: number | null;
            /** @description The shift's id. */
            id: components["schemas"]["ShiftId"];
            /** @description Whether they are late, or came late. */
            isLate: boolean;
            /** @description State. */
            state: components["schemas"]["ShiftState"];
        };
        /** @description Someone's position among those who were asked, and the reason for it. */
        RapidStanding: {
            /**
             * Format: double
             * @description Miles from their town to the work, to one decimal.
             */
            distanceMiles: number;
            /**
             * Format: int64
             * @description Shifts of the last 90 days that they confirmed and missed.
             */
            missed: number;
            /**
             * Format: int64
             * @description Days since the last job, at most 30, minus 10 for each missed shift. More come first.
             */
            points: number;
            /**
             * Format: int64
             * @description The position in the wave, from 1.
             */
            position: number;
            /**
             * Format: int64
             * @description Days since the last job; null if they never had one here.
             */
            waitedDays?: number | null;
            /**
             * Format: int64
             * @description The wave, from 1.
             */
            wave: number;
        };
        /** @description The work that a rapid hire is for. */
        RapidWork: {
            /** @description Town of the work. */
            city: string;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Name of the employer. */
            employer: string;
            /**
             * Format: int64
             * @description When it ends, in milliseconds since the epoch.
             */
            endsAt: number;
            /** @description The job that it fills. */
            jobId: components["schemas"]["JobId"];
            /** @description What to know; empty if nothing. */
            notes: string;
            /**
             * Format: int64
             * @description Rate in minor units per `rateUnit`.
             */
            rate: number;
            /** @description Unit of the rate. */
            rateUnit: components["schemas"]["PayUnit"];
            /** @description State or region of the town. */
            region: string;
            /**
             * Format: int64
             * @description When the work begins, in milliseconds since the epoch.
             */
            startsAt: number;
            /** @description Title of the job. */
            title: string;
        };
        /** @description How far the visitor has read. */
        ReadMark: {
            /**
             * Format: int64
             * @description Id of the newest agent message shown on the screen.
             */
            messageId: number;
        };
        /** @description How far the caller has read. */
        ReadUpTo: {
            /**
             * Format: int64
             * @description Id of the newest message that was on the screen.
             */
            upTo: number;
        };
        /** @description Result of the readiness check. */
        Readiness: {
            /**
             * Format: int64
             * @description When the scheduled work last ran, such as ending jobs on time, in milliseconds since the epoch.
             */
            clockRanAt: number;
            /**
             * Format: int64
             * @description Free bytes on the database's disk.
             */
            freeBytes: number;
            /** @description Version of the program. */
            version: string;
            /** @description Whether a test write reached the disk within the last five seconds; always true in a 200 response. */
            wrote: boolean;
        };
        /** @description The last comparison of the ledger with Stripe. */
        Reconciliation: {
            /**
             * Format: int64
             * @description How many changes of the balance Stripe lists since the key has been in use.
             */
            compared: number;
            /**
             * Format: int64
             * @description When it was, in milliseconds since the epoch; null if there was none.
             */
            comparedAt?: number | null;
            /** @description What they see differently; at most 100 of each kind. */
            differences: components["schemas"]["CardDifference"][];
            /** @description Why the last try failed; empty if it didn't. */
            problem: string;
        };
        /** @description A contract in a record. */
        RecordContract: {
            /** @description The employer's public name. */
            employer: string;
            /** @description Day on which both sides had confirmed it, YYYY-MM-DD. */
            from: string;
            /**
             * Format: int64
             * @description Number of approved milestones.
             */
            milestones: number;
            review?: components["schemas"]["RecordReview"] | null;
            /**
             * Format: int64
             * @description Approved hours, in seconds.
             */
            seconds: number;
            /**
             * Format: int64
             * @description Number of shifts that the person worked.
             */
            shifts: number;
            /** @description Day on which it was over, YYYY-MM-DD; null while it isn't. */
            to?: string | null;
            /** @description What the work is called. */
            work: string;
        };
        /** @description Whether the caller shares their work record. */
        RecordLink: {
            /** @description Token of the link `/records/{token}`; null while it isn't shared. */
            token?: string | null;
        };
        /** @description An employer's review in a record. */
        RecordReview: {
            /** @description The person's reply; null if there is none. */
            reply?: string | null;
            /** @description The scores. */
            scores: components["schemas"]["ReviewScore"][];
            /** @description In words; empty if there are none. */
            text: string;
        };
        /** @description The site that keeps a record. */
        RecordSite: {
            /** @description Its name. */
            name: string;
            /** @description Its address, such as `https://jobs.example.org`. */
            url: string;
        };
        /** @description What someone's contracts add up to. */
        RecordTotals: {
            /**
             * Format: int64
             * @description Number of contracts that both sides confirmed.
             */
            contracts: number;
            /**
             * Format: int64
             * @description Number of employers.
             */
            employers: number;
            /**
             * Format: int64
             * @description The mean of all their scores in hundredths: 100 to 500; null with fewer than three reviews.
             */
            mean?: number | null;
            /**
             * Format: int64
             * @description Number of published reviews by employers.
             */
            reviews: number;
            /**
             * Format: int64
             * @description Approved hours, in seconds.
             */
            seconds: number;
            /** @description Confirmed shifts of the last year, at most the newest 500. */
            shifts: components["schemas"]["Kept"];
        };
        /** @description How a refund was sent back. */
        RefundReturn: {
            /** @description Payment method used. */
            method: components["schemas"]["PayMethod"];
            /** @description Transfer number or the recipient's name; shown on the receipt. */
            reference: string;
        };
        /**
         * @description Why a job is reported.
         * @enum {string}
         */
        ReportReason: "scam" | "pay_to_work" | "discrimination" | "offensive" | "wrong" | "other";
        /** @description Confirmation of a report. */
        ReportReceipt: {
            /** @description Always true. */
            received: boolean;
        };
        /** @description A message of a report's excerpt. */
        ReportedLine: {
            /** @description Whether its sender had deleted it. */
            deleted: boolean;
            id: components["schemas"]["MessageId"];
            /** @description Full name of who wrote it; empty for a card that nobody caused. */
            name: string;
            /**
             * Format: int64
             * @description When it was sent, in milliseconds since the epoch.
             */
            sentAt: number;
            /** @description What it said, before any edit. */
            text: string;
        };
        /** @description A link for choosing a new password. */
        ResetLink: {
            /**
             * Format: int64
             * @description When the link expires, in milliseconds since the epoch.
             */
            expiresAt: number;
            /** @description URL to hand out. It is never shown again. */
            url: string;
        };
        /** @description The account whose password was forgotten. */
        ResetRequest: {
            email: string;
        };
        /** @description Number of results. */
        ResultCount: {
            /** @description Whether there are more than `count`. */
            capped: boolean;
            /**
             * Format: int64
             * @description Number of results that were counted.
             */
            count: number;
        };
        /** @description A review. */
        Review: {
            /** @description Who wrote it: the employer's public name, or the worker's first name and last initial. */
            author: string;
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /** @description Address of the page of whom it's about. */
            href: string;
            /** @description Its id. */
            id: components["schemas"]["ReviewId"];
            /**
             * Format: int64
             * @description When it was published, in milliseconds since the epoch; null while it's sealed.
             */
            publishedAt?: number | null;
            /** @description The other side's reply; null if there is none. */
            reply?: string | null;
            /** @description The scores. */
            scores: components["schemas"]["ReviewScore"][];
            /** @description The side that wrote it. */
            side: components["schemas"]["ContractSide"];
            /** @description State. */
            state: components["schemas"]["ReviewState"];
            /** @description In words; empty if there are none. */
            text: string;
            /** @description Title of the work. */
            work: string;
        };
        /**
         * @description What a score is about.
         * @enum {string}
         */
        ReviewCategory: "work" | "reliability" | "pay" | "conditions" | "communication";
        /**
         * Format: int64
         * @description Id of a review after a contract.
         */
        ReviewId: number;
        /** @description A job in the review queue. */
        ReviewJob: components["schemas"]["JobCard"] & {
            /** @description Open reports of the job, oldest first; at most 20. */
            reports: components["schemas"]["JobReport"][];
        };
        /**
         * @description A queue of jobs for the office to review.
         * @enum {string}
         */
        ReviewQueue: "reported" | "waiting";
        /** @description A report that waits for a moderator. */
        ReviewReport: {
            /**
             * Format: int64
             * @description When it was reported, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Its id. */
            id: components["schemas"]["ReviewReportId"];
            /** @description What they added. */
            note: string;
            /** @description Why. */
            reason: components["schemas"]["ReviewReportReason"];
            /** @description Full name of who reported it. */
            reporter: string;
            /** @description The review. */
            review: components["schemas"]["Review"];
        };
        /** @description A moderator's decision. */
        ReviewReportDecision: {
            outcome: components["schemas"]["ReviewReportOutcome"];
            /** @description Which rule was broken and how. The author sees it if the review is removed; otherwise it's only logged. */
            reason?: string;
        };
        /**
         * Format: int64
         * @description Id of a report of a review.
         */
        ReviewReportId: number;
        /**
         * @description What a moderator decides about a reported review.
         * @enum {string}
         */
        ReviewReportOutcome: "removed" | "dismissed";
        /**
         * @description Why a review is reported.
         * @enum {string}
         */
        ReviewReportReason: "untrue" | "harassment" | "discrimination" | "private" | "other";
        /** @description A score. */
        ReviewScore: {
            /** @description What it's about. */
            category: components["schemas"]["ReviewCategory"];
            /**
             * Format: int64
             * @description 1 to 5.
             */
            score: number;
        };
        /**
         * @description State of a review.
         * @enum {string}
         */
        ReviewState: "sealed" | "published" | "removed";
        /** @description What the published reviews about someone add up to. */
        ReviewSummary: {
            /** @description The mean of each category; empty with fewer than three reviews. */
            categories: components["schemas"]["CategoryScore"][];
            /**
             * Format: int64
             * @description Number of contracts that both sides confirmed and that are over.
             */
            contracts: number;
            /**
             * Format: int64
             * @description Number of published reviews.
             */
            count: number;
            /** @description How their disputes ended. */
            disputes: components["schemas"]["DisputeCounts"];
            /** @description How they kept what they agreed to. */
            kept: components["schemas"]["Kept"];
            /**
             * Format: int64
             * @description The mean of all their scores in hundredths: 100 to 500; null with fewer than three reviews.
             */
            mean?: number | null;
        };
        /** @description Published reviews about someone. */
        Reviews: {
            /** @description A page of them, newest first. */
            reviews: components["schemas"]["List_Review"];
            /** @description What all of them add up to. */
            summary: components["schemas"]["ReviewSummary"];
        };
        /** @description A member's permissions for an employer. */
        Rights: {
            /** @description View and reply to applications, and hire. */
            hire: boolean;
            /** @description Pay its posting fees. */
            pay: boolean;
            /** @description Post and edit its jobs. */
            post: boolean;
            /** @description View its jobs, applications and contracts. */
            view: boolean;
        };
        /**
         * @description What a person uses the site for. `admin` is never held; staff of level admin or higher can make it active.
         * @enum {string}
         */
        Role: "worker" | "employer" | "enterprise" | "entrepreneur" | "investor" | "admin";
        /** @description Request body for saving a draft. */
        SaveDraft: {
            /** @description The form's fields. */
            value: {
                [key: string]: unknown;
            };
        };
        /** @description A saved draft. */
        SavedDraft: {
            /**
             * Format: int64
             * @description When it was last saved, in milliseconds since the epoch; null when there is no draft.
             */
            savedAt?: number | null;
            /** @description The form's fields; null when there is no draft, and in the responses to PUT and DELETE. */
            value?: unknown;
        };
        /** @description A saved job. */
        SavedJob: components["schemas"]["JobCard"] & {
            /**
             * Format: int64
             * @description When it was saved, in milliseconds since the epoch.
             */
            savedAt: number;
        };
        /** @description A saved search. */
        SavedSearch: {
            /**
             * Format: int64
             * @description When the search was saved, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Path of its Atom feed; anyone who has it can read the feed. */
            feedUrl: string;
            /** @description Id of the saved search. */
            id: components["schemas"]["SavedSearchId"];
            /** @description Name given by its owner. */
            name: string;
            /** @description Query string of `GET /api/jobs` and of the job list page. */
            search: string;
        };
        /**
         * Format: int64
         * @description Id of a saved search.
         */
        SavedSearchId: number;
        /** @description The caller's saved searches. */
        SavedSearches: {
            /** @description Newest first; at most 50. */
            items: components["schemas"]["SavedSearch"][];
        };
        /** @description Result of saving or removing a job. */
        SavedState: {
            /** @description Whether the job is saved now. */
            saved: boolean;
        };
        /** @description A message that waits for its time. */
        ScheduledMessage: {
            /** @description Its conversation. */
            conversationId: components["schemas"]["ConversationId"];
            /** @description Why it couldn't be sent when its time came; null before. */
            failure?: string | null;
            /** @description Pictures, documents or the voice note. */
            files: components["schemas"]["File"][];
            /** @description Its id. */
            id: components["schemas"]["ScheduledMessageId"];
            /**
             * Format: int64
             * @description When it will be sent, in milliseconds since the epoch.
             */
            sendAt: number;
            /** @description The text; may be empty if there are files. */
            text: string;
        };
        /**
         * Format: int64
         * @description Id of a scheduled message.
         */
        ScheduledMessageId: number;
        /** @description A page of search results. */
        SearchResults: components["schemas"]["List_JobCard"] & {
            /** @description The corrected words searched for instead, if no job matched the words as typed. */
            corrected?: string | null;
            /** @description Whether few jobs have all the words, so that some results have only some of them. */
            loosened: boolean;
            place?: components["schemas"]["FoundPlace"] | null;
            /** @description Number of results on all pages. */
            total: components["schemas"]["ResultCount"];
            /** @description The parts of the query that are taken as filters. */
            understood: components["schemas"]["Understood"][];
            /** @description The words searched for, without what was understood; null if there are none. */
            words?: string | null;
        };
        /** @description A browser where the user is signed in. */
        Session: {
            /** @description Browser and operating system: "Firefox on Windows". */
            agent: string;
            /**
             * Format: int64
             * @description When the user signed in, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Whether this is the session making the request. */
            current: boolean;
            /**
             * Format: int64
             * @description When it was last used, in milliseconds since the epoch, accurate to five minutes.
             */
            lastSeenAt: number;
            /** @description Identifier for ending the session; reveals nothing about its cookie. */
            ref: string;
        };
        /** @description New values of the site's settings. */
        Settings: {
            /**
             * Format: int64
             * @description Applications a worker may send per day; unchanged if omitted.
             */
            applyLimit?: number | null;
            /**
             * Format: int64
             * @description Days an employer has to approve remote work; unchanged if omitted.
             */
            approveDays?: number | null;
            /** @description Whether messages that look like a scam are refused; unchanged if omitted. */
            blockRiskyMessages?: boolean | null;
            /** @description Brand color, `#rrggbb`. */
            brand: string;
            contact?: components["schemas"]["SiteContact"] | null;
            /** @description ISO 4217 currency code; can't change once anything has a price. */
            currency: string;
            disputeRules?: components["schemas"]["DisputeRules"] | null;
            fees: components["schemas"]["Fees"];
            /**
             * Format: int64
             * @description Days an employer has to approve work done at a place; unchanged if omitted.
             */
            localApproveDays?: number | null;
            name: string;
            placeId?: components["schemas"]["PlaceId"] | null;
            protection?: components["schemas"]["SiteProtection"] | null;
            /**
             * Format: int64
             * @description Default reply deadline of a new job, in days; unchanged if omitted.
             */
            replyDays?: number | null;
            timeRules?: components["schemas"]["TimeRules"] | null;
            /** @description Name of the town, optionally with its state: "Alder Creek, OR". */
            town: string;
            zone?: string | null;
        };
        /** @description The first operator's account and the site's settings. */
        Setup: {
            /** @description How to reach the office; nothing if omitted. */
            contact?: components["schemas"]["SiteContact"];
            email: string;
            fees?: components["schemas"]["Fees"] | null;
            /** @description Payment instructions in the site's text markup; none if omitted. */
            howToPay?: string;
            name: string;
            password: string;
            promotion?: components["schemas"]["NewPromotion"] | null;
            site: components["schemas"]["NewSite"];
            /** @description Token of the setup link. */
            token: string;
        };
        /** @description Whether to share a record. */
        ShareRecord: {
            /** @description True to make a link, unless there is one; false to end it for good. */
            isShared: boolean;
        };
        /** @description A shift. */
        Shift: {
            /**
             * Format: int64
             * @description When the worker clocked in, in milliseconds since the epoch; null if they didn't.
             */
            arrivedAt?: number | null;
            /**
             * Format: int64
             * @description How many people were asked to stand in and haven't answered.
             */
            asked: number;
            attendance?: components["schemas"]["Attendance"] | null;
            /** @description Whether the worker showed the code of the place. */
            byCode: boolean;
            /** @description What the caller can do with it now. */
            can: components["schemas"]["ShiftAction"][];
            /**
             * Format: int64
             * @description Until when the worker should confirm it, in milliseconds since the epoch.
             */
            confirmBy: number;
            /** @description The contract that it belongs to. */
            contractId: components["schemas"]["ContractId"];
            /** @description The employer's name. */
            employer: string;
            /**
             * Format: int64
             * @description When it ends, in milliseconds since the epoch.
             */
            endsAt: number;
            /** @description The shift's id. */
            id: components["schemas"]["ShiftId"];
            /** @description Whether the worker was late. */
            isLate: boolean;
            /**
             * Format: int64
             * @description When the worker clocked out, in milliseconds since the epoch; null if they didn't.
             */
            leftAt?: number | null;
            /** @description What to know; empty if nothing. */
            note: string;
            ownSide?: components["schemas"]["ContractSide"] | null;
            /** @description Where, in free text; empty if it's as usual. */
            place: string;
            replacesId?: components["schemas"]["ShiftId"] | null;
            /**
             * Format: int64
             * @description When it begins, in milliseconds since the epoch.
             */
            startsAt: number;
            /** @description State. */
            state: components["schemas"]["ShiftState"];
            /** @description The contract's title. */
            title: string;
            /** @description The worker's name. */
            worker: string;
        };
        /**
         * @description What someone can do with a shift.
         * @enum {string}
         */
        ShiftAction: "confirm" | "decline" | "clock_in" | "clock_out" | "cancel" | "replace" | "contest" | "uphold" | "take_back";
        /**
         * Format: int64
         * @description Id of a shift.
         */
        ShiftId: number;
        /**
         * @description State of a shift.
         * @enum {string}
         */
        ShiftState: "proposed" | "confirmed" | "working" | "done" | "declined" | "no_show" | "canceled" | "taken";
        /** @description When a shift begins and ends. */
        ShiftTimes: {
            /**
             * Format: int64
             * @description When it ends, in milliseconds since the epoch; at most 24 hours later.
             */
            endsAt: number;
            /**
             * Format: int64
             * @description When it begins, in milliseconds since the epoch.
             */
            startsAt: number;
        };
        /** @description The shifts of a contract. */
        Shifts: {
            /** @description Whether the caller can plan one. */
            canAdd: boolean;
            /**
             * @description Those that haven't ended for longer than a day, and before them older ones that were missed and can be contested, or
             *     were; the earliest first, at most 150.
             */
            items: components["schemas"]["Shift"][];
        };
        /** @description Sign-in credentials. */
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
        /** @description A signed record: the contents of its file. */
        SignedRecord: {
            /** @description How to verify it, in words. Not signed. */
            about?: string;
            /** @description The record as JSON, in base64url. */
            payload: string;
            /** @description The header as JSON, in base64url: algorithm, type and public key. */
            protected: string;
            /** @description The signature, in base64url. */
            signature: string;
        };
        /** @description The site as everyone sees it. */
        Site: components["schemas"]["SiteSettings"] & {
            /** @description The job categories. */
            categories: components["schemas"]["Category"][];
            /** @description Whether posting is free for everyone now. */
            freePromotion: boolean;
            /**
             * Format: int64
             * @description Number of open jobs.
             */
            openJobs: number;
        };
        /** @description How the public reaches the office. Each field is empty if the operator left it out. */
        SiteContact: {
            /** @description Street address; may have several lines. */
            address: string;
            /** @description Email address. */
            email: string;
            /** @description When someone is there, in words. */
            hours: string;
            /** @description Phone number, as people write it. */
            phone: string;
        };
        /** @description Settings of the watermark and copy protection. */
        SiteProtection: {
            /** @description Whether pages block right-click and viewing the source. */
            antiCopy: boolean;
            /**
             * Format: int64
             * @description Opacity in percent.
             */
            percent: number;
            /** @description Position: `top-left`, `top-right`, `bottom-left`, `bottom-right` or `center`. */
            position: string;
            /** @description Text of the watermark; empty for the default copyright line. */
            text: string;
        };
        /** @description The site's public settings. */
        SiteSettings: {
            /**
             * Format: int64
             * @description Applications a worker may send per day.
             */
            applyLimit: number;
            /**
             * Format: int64
             * @description Days an employer has to approve remote work.
             */
            approveDays: number;
            /** @description Whether messages that look like a scam are refused, instead of shown with a warning. */
            blockRiskyMessages: boolean;
            /** @description Brand color, `#rrggbb`. */
            brand: string;
            /** @description How to reach the office. */
            contact: components["schemas"]["SiteContact"];
            /** @description Country of the town, as an ISO 3166 code. */
            country: string;
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description The clock of disputes, and who hears appeals. */
            disputeRules: components["schemas"]["DisputeRules"];
            /** @description Fees that apply outside promotions. */
            fees: components["schemas"]["Fees"];
            /**
             * Format: int64
             * @description Days an employer has to approve work done at a place.
             */
            localApproveDays: number;
            /** @description URL of the logo; null for the default logo. */
            logoUrl?: string | null;
            /** @description Name of the site. */
            name: string;
            placeId?: components["schemas"]["PlaceId"] | null;
            /** @description Watermark and copy protection. */
            protection: components["schemas"]["SiteProtection"];
            /**
             * Format: int64
             * @description Default reply deadline of a new job, in days.
             */
            replyDays: number;
            /** @description State or region of the town. */
            state: string;
            /** @description How hours of work count. */
            timeRules: components["schemas"]["TimeRules"];
            /** @description Name of the town. */
            town: string;
            /** @description IANA time zone of the town. */
            zone: string;
        };
        /** @description One of the site's texts. */
        SiteText: {
            /** @description Text in the site's markup. A line that begins with `## ` is a heading. */
            body: string;
            /** @description Default text; null for callers who may not edit it. */
            defaultBody?: string | null;
            /** @description Name of the page. */
            name: string;
            /** @description Heading of the page. */
            title: string;
            /**
             * Format: int64
             * @description When the operator last edited it, in milliseconds since the epoch; null for the default.
             */
            updatedAt?: number | null;
        };
        /** @description An application that wasn't declined. */
        SkippedApplication: {
            id: components["schemas"]["ApplicationId"];
            /** @description `wrong_state` or `not_found`; the latter also if the caller has no permission to hire. */
            reason: string;
        };
        /**
         * @description Sort order of the results.
         * @enum {string}
         */
        Sort: "newest" | "best" | "pay" | "nearest";
        /**
         * @description Staff level, from lowest to highest.
         * @enum {string}
         */
        Staff: "agent" | "moderator" | "admin" | "superadmin";
        /** @description Request to start a chat. */
        StartChat: {
            /** @description Subject; usually omitted. */
            subject?: string | null;
        };
        /** @description A promotion to start. */
        StartPromotion: {
            /** @description Who it applies to. */
            audience: components["schemas"]["Audience"];
            /** @description First day, YYYY-MM-DD in the site's time zone; defaults to now. */
            from?: string | null;
            /** @description Reason shown to everyone. */
            reason: string;
            /** @description Last day, YYYY-MM-DD in the site's time zone; null to run until someone ends it. */
            until?: string | null;
        };
        /** @description What was paid in a year, by the day of payment. */
        Statement: {
            /** @description ISO 4217 currency code. */
            currency: string;
            /**
             * Format: int64
             * @description From which reportable sum a client in the United States has to file Form 1099-NEC, in minor units; null on a site
             *     with another currency, and if it isn't announced.
             */
            form1099From?: number | null;
            /** @description Whether that sum isn't announced yet. */
            form1099Pending: boolean;
            /** @description Months with payments, in order. */
            months: components["schemas"]["StatementMonth"][];
            /**
             * Format: int64
             * @description Number of people on the other side.
             */
            partnerCount: number;
            /** @description Everyone on the other side, most first, at most 500. The CSV file has all. */
            partners: components["schemas"]["StatementPartner"][];
            /** @description Sums of the year. */
            total: components["schemas"]["StatementSums"];
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        /** @description A month of a statement. */
        StatementMonth: {
            /** @description The month as YYYY-MM. */
            month: string;
            /** @description Its sums. */
            sums: components["schemas"]["StatementSums"];
        };
        /** @description The other side in a statement. */
        StatementPartner: {
            /**
             * Format: int64
             * @description Id of the employer, or of the worker.
             */
            id: number;
            /** @description Name. */
            name: string;
            /** @description What was paid between them. */
            sums: components["schemas"]["StatementSums"];
        };
        /** @description Sums of confirmed payments, in minor units. */
        StatementSums: {
            /**
             * Format: int64
             * @description What was paid by card, of `paid`.
             */
            byCard: number;
            /**
             * Format: int64
             * @description What paid for approved expenses, of `paid`.
             */
            expenses: number;
            /**
             * Format: int64
             * @description Paid to the worker.
             */
            paid: number;
            /**
             * Format: int64
             * @description Given back to the employer.
             */
            refunded: number;
            /**
             * Format: int64
             * @description The figure for a tax form such as 1099-NEC: paid without cards, payment apps and expenses, less refunds.
             */
            reportable: number;
        };
        /** @description The caller's password. */
        StepUp: {
            password: string;
        };
        /** @description A browser's subscription, as its `PushSubscription` has it. */
        Subscribe: {
            /** @description The browser's secret in base64url. */
            auth: string;
            /** @description Kind of device, such as `phone`. */
            deviceType?: string;
            /** @description Address at the browser's push service. */
            endpoint: string;
            /** @description The browser's public key in base64url. */
            p256dh: string;
            /** @description The browser; the request's own header counts if it's missing. */
            userAgent?: string;
        };
        /**
         * @description Where a subscription is.
         * @enum {string}
         */
        SubscriptionState: "none" | "active" | "grace" | "ended";
        /** @description A staff member who can handle chats. */
        SupportAgent: {
            id: components["schemas"]["UserId"];
            name: string;
        };
        /** @description Support hours on one day of the week. */
        SupportHours: {
            /** @description Closing time as HH:MM, later than `opens`. */
            closes: string;
            /**
             * Format: int64
             * @description Day of the week, from 1 (Monday) to 7 (Sunday).
             */
            day: number;
            /** @description Opening time as HH:MM, in the site's time zone. */
            opens: string;
        };
        /** @description The visitor's current chat, support availability and the usual reply time. */
        SupportNow: {
            /** @description Whether support is open now; also true when no hours are published. */
            isOpen: boolean;
            /**
             * Format: int64
             * @description When support opens next, in milliseconds since the epoch; null while it is open.
             */
            opensAt?: number | null;
            session?: components["schemas"]["ChatSession"] | null;
            /**
             * Format: int64
             * @description Median time to a first reply over the last 30 days, in seconds; null with too little data.
             */
            usualReplySeconds?: number | null;
        };
        /** @description Support settings and the available agents. */
        SupportSettings: {
            /** @description Agents a chat can be transferred to. */
            agents: components["schemas"]["SupportAgent"][];
            /** @description Support hours; empty if none are published. */
            hours: components["schemas"]["SupportHours"][];
            /**
             * Format: int64
             * @description Days to keep an ended chat.
             */
            keepDays: number;
            /** @description IANA time zone of the hours. */
            zone: string;
        };
        /** @description Support statistics for the last 30 days, over the newest 2,000 chats at most. */
        SupportStatistics: {
            /**
             * Format: int64
             * @description Chats in which the visitor asked something.
             */
            chats: number;
            /**
             * Format: int64
             * @description Number of days covered.
             */
            days: number;
            /**
             * Format: int64
             * @description Average rating in tenths of a star; null without ratings.
             */
            ratingTenths?: number | null;
            /**
             * Format: int64
             * @description Number of ratings.
             */
            ratings: number;
            /** @description Time from the question to the first reply; only questions asked during support hours. */
            reply: components["schemas"]["MedianDuration"];
            /** @description Time from the question until an agent took the chat; only questions asked during support hours. */
            waiting: components["schemas"]["MedianDuration"];
        };
        /** @description Request to take a job down. */
        TakeDown: {
            /** @description Why the job is taken down, for its employer: which rule it broke, and how. */
            reason: string;
        };
        /** @description A comment on a line of a timesheet. */
        TimeComment: {
            /** @description Name of the person who wrote it. */
            author: string;
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description The comment's id. */
            id: components["schemas"]["TimeCommentId"];
            /** @description The side that wrote it. */
            side: components["schemas"]["ContractSide"];
            /** @description The text. */
            text: string;
        };
        /**
         * Format: int64
         * @description Id of a comment on a line of a timesheet.
         */
        TimeCommentId: number;
        /** @description Hours worked without a break. */
        TimeEntry: {
            /** @description Whether it was before the contract's first day, which the worker confirmed. */
            beforeContract: boolean;
            /**
             * Format: int64
             * @description How far the device's clock was ahead of the server's, in milliseconds; 0 if by two minutes at most.
             */
            clockAhead: number;
            /** @description Comments and questions. */
            comments: components["schemas"]["TimeComment"][];
            /** @description The contract that it belongs to. */
            contractId: components["schemas"]["ContractId"];
            /** @description The day on which it began in the site's time zone, YYYY-MM-DD. Hours after midnight count on that day. */
            day: string;
            disputeId?: components["schemas"]["DisputeId"] | null;
            /**
             * Format: int64
             * @description When it ended, in milliseconds since the epoch.
             */
            endedAt: number;
            /** @description How it counts; nothing for hours that are or were in dispute. */
            figures: components["schemas"]["TimeFigures"];
            /** @description The entry's id. */
            id: components["schemas"]["TimeEntryId"];
            /** @description Whether the times were typed in instead of recorded by a timer. */
            manual: boolean;
            /** @description What was done; empty if nobody said. */
            memo: string;
            /** @description Photos of the work, at most ten. */
            photos: components["schemas"]["TimePhoto"][];
            place?: components["schemas"]["TimePlace"] | null;
            /**
             * Format: int64
             * @description Minor units per hour; null if the contract isn't paid by the hour.
             */
            rate?: number | null;
            /**
             * Format: int64
             * @description When the timer was stopped, if the times were changed afterwards; null otherwise.
             */
            recordedEndedAt?: number | null;
            /**
             * Format: int64
             * @description When the timer was started, if the times were changed afterwards; null otherwise.
             */
            recordedStartedAt?: number | null;
            /**
             * Format: int64
             * @description When the work began, in milliseconds since the epoch.
             */
            startedAt: number;
            /** @description The week that it counts in, by its first day. Hours of a week that was already sent in count in the next. */
            week: string;
        };
        /**
         * Format: int64
         * @description Id of an entry of hours worked.
         */
        TimeEntryId: number;
        /** @description A change of hours; omitted fields stay as they are. */
        TimeEntryPatch: {
            /** @description Whether it's right that this was before the contract's first day. */
            confirmed?: boolean;
            /**
             * Format: int64
             * @description When it ended, in milliseconds since the epoch.
             */
            endedAt?: number | null;
            /** @description What was done. */
            memo?: string | null;
            proof?: components["schemas"]["TimeProof"] | null;
            /**
             * Format: int64
             * @description When the work began, in milliseconds since the epoch.
             */
            startedAt?: number | null;
        };
        /** @description How hours count. */
        TimeFigures: {
            /**
             * Format: int64
             * @description Pay in minor units; 0 if the contract isn't paid by the hour.
             */
            amount: number;
            /**
             * Format: int64
             * @description Time that counts, in seconds: after rounding, and up to the weekly limit if the clock approved it.
             */
            countedSeconds: number;
            /**
             * Format: int64
             * @description The part of it that is overtime, in seconds.
             */
            overtimeSeconds: number;
            /**
             * Format: int64
             * @description Exact time in seconds.
             */
            seconds: number;
        };
        /** @description A photo of the work. The server only takes the bytes whose hash the device sent. */
        TimePhoto: {
            /** @description The file. */
            file: components["schemas"]["File"];
            /** @description SHA-256 that the device took when the photo was made, in hexadecimal. */
            sha256: string;
            /**
             * Format: int64
             * @description When, by the device's clock, in milliseconds since the epoch.
             */
            takenAt: number;
        };
        /** @description A place that a worker chose to note, as their device reported it. */
        TimePlace: {
            /**
             * Format: double
             * @description How far off it may be, in meters.
             */
            accuracy: number;
            /**
             * Format: int64
             * @description When, in milliseconds since the epoch.
             */
            at: number;
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east.
             */
            longitude: number;
        };
        /** @description Proof of the worker's own choice: nothing is taken without them. */
        TimeProof: {
            /** @description Photos of the work. */
            photos?: components["schemas"]["NewTimePhoto"][];
            place?: components["schemas"]["TimePlace"] | null;
        };
        /** @description How hours of work count. */
        TimeRules: {
            /**
             * Format: int64
             * @description Hours of work in a day from which a break is due; null for no such rule.
             */
            breakAfterHours?: number | null;
            /**
             * Format: int64
             * @description How long that break is, in minutes.
             */
            breakMinutes: number;
            /**
             * Format: int64
             * @description Hours of a day after which the rest is overtime; null for no such rule.
             */
            overtimeDayHours?: number | null;
            /**
             * Format: int64
             * @description Pay for overtime, in percent of the rate.
             */
            overtimePercent: number;
            /**
             * Format: int64
             * @description Hours of a week after which the rest is overtime; null for no such rule.
             */
            overtimeWeekHours?: number | null;
            /**
             * Format: int64
             * @description Each entry is rounded to the nearest so many minutes: 5, 6, 10 or 15; 0 for none.
             */
            roundingMinutes: number;
            /** @description First day of a timesheet's week. */
            weekStarts: components["schemas"]["WeekStart"];
        };
        /** @description A running timer. */
        Timer: {
            /** @description Id that the device gave it; the entry will have the same. */
            clientId: string;
            /** @description Whether the device's clock was more than two minutes ahead of the server's. */
            clockSkew: boolean;
            /** @description The contract that it's for. */
            contractId: components["schemas"]["ContractId"];
            /** @description What is being done; empty if nobody said. */
            memo: string;
            /**
             * Format: int64
             * @description When it was started, in milliseconds since the epoch.
             */
            startedAt: number;
            /** @description The contract's title. */
            title: string;
        };
        /** @description A timer to throw away. */
        TimerDiscard: {
            /** @description The timer's id. */
            clientId: string;
        };
        /** @description A timer to start. */
        TimerStart: {
            /** @description Id that the device gives it, 8 to 64 characters. */
            clientId: string;
            /** @description The contract that it's for. */
            contractId: components["schemas"]["ContractId"];
            /** @description What is being done. */
            memo?: string;
            /**
             * Format: int64
             * @description When it was started, in milliseconds since the epoch.
             */
            startedAt: number;
        };
        /** @description A timer to stop. */
        TimerStop: {
            /** @description The timer's id. */
            clientId: string;
            /**
             * Format: int64
             * @description When it was stopped, in milliseconds since the epoch.
             */
            endedAt: number;
            /** @description What was done; unchanged if omitted. */
            memo?: string | null;
            /** @description Proof of the worker's own choice. */
            proof?: components["schemas"]["TimeProof"];
        };
        /** @description The hours of one week. */
        Timesheet: {
            /**
             * Format: int64
             * @description When the clock approves it, in milliseconds since the epoch; null unless it waits for that.
             */
            approveAt?: number | null;
            /**
             * Format: int64
             * @description When it was approved, in milliseconds since the epoch; null if it wasn't.
             */
            approvedAt?: number | null;
            /** @description Whether the clock approved it, because the employer said nothing. */
            approvedByClock: boolean;
            /** @description The contract that it belongs to. */
            contractId: components["schemas"]["ContractId"];
            /** @description Sums of the entries. */
            figures: components["schemas"]["TimeFigures"];
            id?: components["schemas"]["TimesheetId"] | null;
            /** @description Last day of the week, YYYY-MM-DD. */
            lastDay: string;
            /** @description What the employer said when asking for changes; empty if they didn't. */
            returnNote: string;
            /** @description State. */
            state: components["schemas"]["TimesheetState"];
            /** @description What the worker said when sending it in; empty if nothing. */
            submitNote: string;
            /**
             * Format: int64
             * @description When it was sent in, in milliseconds since the epoch; null if it wasn't.
             */
            submittedAt?: number | null;
            /**
             * Format: int64
             * @description Counts every change; 0 while nothing is in it.
             */
            version: number;
            /** @description First day of the week, YYYY-MM-DD. */
            week: string;
        };
        /**
         * @description What someone can do with a timesheet.
         * @enum {string}
         */
        TimesheetAction: "add" | "submit" | "approve" | "return" | "comment";
        /** @description A timesheet in a list of those that someone has to deal with. */
        TimesheetCard: {
            /** @description What the caller can do with it now. */
            can: components["schemas"]["TimesheetAction"][];
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description Whether the contract is paid by the hour. */
            hourly: boolean;
            /** @description Whether the week is over. */
            isOver: boolean;
            /** @description Name of the other side. */
            other: string;
            /**
             * Format: int64
             * @description Time over the weekly limit, in seconds.
             */
            overSeconds: number;
            /** @description The side that the caller may act for. */
            ownSide: components["schemas"]["ContractSide"];
            /** @description The timesheet. */
            sheet: components["schemas"]["Timesheet"];
            /** @description The contract's title. */
            title: string;
        };
        /**
         * Format: int64
         * @description Id of the timesheet of a week.
         */
        TimesheetId: number;
        /**
         * @description State of a timesheet.
         * @enum {string}
         */
        TimesheetState: "open" | "submitted" | "returned" | "approved";
        /** @description The timesheet of a week with everything in it. */
        TimesheetView: {
            /**
             * Format: int64
             * @description Days the employer has to approve it before the clock does.
             */
            approveDays: number;
            /** @description What the caller can do with it now. */
            can: components["schemas"]["TimesheetAction"][];
            /** @description Days on which a break was due and wasn't long enough, YYYY-MM-DD. */
            daysWithoutBreak: string[];
            /** @description Hours worked, in the order of the work, at most 200. */
            entries: components["schemas"]["TimeEntry"][];
            /**
             * Format: int64
             * @description Time beyond that, in seconds. It counts if the employer approves it, and not if only the clock does.
             */
            overSeconds: number;
            /** @description The rules by which they count, in sentences. */
            rules: string[];
            running?: components["schemas"]["Timer"] | null;
            /** @description The timesheet. */
            sheet: components["schemas"]["Timesheet"];
            /** @description The current week, by its first day. */
            thisWeek: string;
            /**
             * Format: int64
             * @description Maximum hours a week that both sides agreed on; null without one.
             */
            weeklyHours?: number | null;
        };
        /** @description A to-do. */
        Todo: {
            /** @description Details in one sentence. */
            body: string;
            /**
             * Format: int64
             * @description When it's due or takes place, in milliseconds since the epoch; null if it has no deadline.
             */
            due?: number | null;
            /** @description Path of the page for doing it. */
            href: string;
            /**
             * @description Kind of to-do: `offer`, `interview`, `interviewed`, `answer`, `draft`, `waiting`, `fee`, `contract`, `offer_out`, `expiring` or
             *     `office`.
             */
            kind: string;
            /** @description One-line title. */
            title: string;
        };
        /** @description An employer's track record, computed from its jobs and applications about once an hour. */
        TrackRecord: {
            /**
             * Format: int64
             * @description Number of jobs that were filled, closed or expired.
             */
            jobsEnded: number;
            /**
             * Format: int64
             * @description Number of those with at least one hire.
             */
            jobsHired: number;
            /**
             * Format: int64
             * @description Number of applications from the last year whose reply deadline has passed.
             */
            repliesDue: number;
            /**
             * Format: int64
             * @description Number of those that got a reply by the deadline.
             */
            repliesOnTime: number;
            /**
             * Format: int64
             * @description Median time to the first reply, in milliseconds; null with fewer than three replies.
             */
            replyMedian?: number | null;
            /**
             * Format: int64
             * @description When a member was last on the site, in milliseconds since the epoch; null when unknown.
             */
            seenAt?: number | null;
        };
        /** @description Agent to transfer the chat to. */
        TransferChat: {
            agentId: components["schemas"]["UserId"];
        };
        /** @description A part of the words that is taken as a filter. */
        Understood: {
            /** @description What it filters by: `pay`, `place`, `hours`, `when`, `experience`, `remote` or `urgent`. */
            field: string;
            /** @description Whether no job fits with it, so that the results leave it out. */
            ignored: boolean;
            /** @description The filter in words. */
            label: string;
            /** @description The part of the query; as `literal` it's taken as words. */
            text: string;
            /** @description The value: minor units and a unit as in `2000 hour`, the id of a town, the code of a state, the name of another place, or a name such as `part_time`. */
            value: string;
        };
        /** @description What undoing a change leads to. */
        UndoneChange: {
            /** @description The address that the account has again. */
            email: string;
            /** @description The token of a link for choosing a new password: the person who changed the address may know the old one. */
            resetToken: string;
        };
        /** @description Someone to call. */
        Unreached: {
            /** @description Their email address. */
            email: string;
            /** @description The notification that didn't reach them. */
            id: components["schemas"]["NotificationId"];
            /** @description Their name. */
            name: string;
            /** @description The phone number that they gave last; empty if they never gave one. */
            phone: string;
            /**
             * Format: int64
             * @description Since when there's something to tell them, in milliseconds since the epoch.
             */
            since: number;
            /** @description What it's about. */
            title: string;
            /**
             * Format: int64
             * @description Until when they should know, in milliseconds since the epoch.
             */
            usefulUntil: number;
            /** @description Their account. */
            userId: components["schemas"]["UserId"];
        };
        /** @description Unread messages. */
        UnreadMessages: {
            /**
             * Format: int64
             * @description Number of conversations with unread messages, including support chats.
             */
            unreadCount: number;
        };
        /** @description The subscription to end. */
        Unsubscribe: {
            /** @description Address at the browser's push service. */
            endpoint: string;
        };
        /** @description A voucher that the caller added and has not used yet. */
        UnusedVoucher: {
            /** @description Code of the voucher. */
            code: string;
            /**
             * Format: int64
             * @description When it expires, in milliseconds since the epoch; null without an expiration date.
             */
            expiresAt?: number | null;
            /** @description Note about who it is meant for. */
            note: string;
            /** @description True while it can still cover a job. */
            usable: boolean;
        };
        /** @description The caller's unused vouchers. */
        UnusedVouchers: {
            /** @description Vouchers in the order they were added. */
            items: components["schemas"]["UnusedVoucher"][];
        };
        /** @description The signed-in user's own account. */
        User: {
            /** @description URL of the profile photo; null to show initials. */
            avatarUrl?: string | null;
            /**
             * Format: int64
             * @description When the account was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /** @description Email address. */
            email: string;
            /** @description Whether the email address is confirmed. */
            emailVerified: boolean;
            employerId?: components["schemas"]["EmployerId"] | null;
            /** @description Id of the user. */
            id: components["schemas"]["UserId"];
            /** @description Full name. */
            name: string;
            role?: components["schemas"]["Role"] | null;
            /** @description Roles the user has. */
            roles: components["schemas"]["Role"][];
            staff?: components["schemas"]["Staff"] | null;
        };
        /**
         * Format: int64
         * @description Id of a user.
         */
        UserId: number;
        /**
         * @description An employer's private verdict on an application.
         * @enum {string}
         */
        Verdict: "yes" | "maybe" | "no";
        /** @description The employer's verdict on an application. */
        VerdictChange: {
            verdict?: components["schemas"]["Verdict"] | null;
        };
        /** @description A record with a valid signature. */
        VerifiedRecord: {
            /** @description Whether it's the key of this site. */
            isOwn: boolean;
            /** @description Thumbprint (RFC 7638) of the key that signed it. */
            key: string;
            /** @description The record. */
            record: components["schemas"]["WorkRecord"];
        };
        /** @description The caller's relation to a job. */
        Viewer: {
            applicationId?: components["schemas"]["ApplicationId"] | null;
            /** @description Actions the caller can take now. */
            can: string[];
            /** @description Whether the caller can post for the job's employer. */
            isOwner: boolean;
        };
        /**
         * @description Who can see a profile.
         * @enum {string}
         */
        Visibility: "everyone" | "members" | "applied";
        /** @description A voucher, as shown to the office. */
        Voucher: {
            /** @description Code that people enter. */
            code: string;
            /**
             * Format: int64
             * @description When it was created, in milliseconds since the epoch.
             */
            createdAt: number;
            /**
             * Format: int64
             * @description When the office ended it, in milliseconds since the epoch.
             */
            endedAt?: number | null;
            /**
             * Format: int64
             * @description When it expires, in milliseconds since the epoch; null without an expiration date.
             */
            expiresAt?: number | null;
            /** @description Id of the voucher. */
            id: components["schemas"]["VoucherId"];
            /** @description Note about who it is meant for. */
            note: string;
            /**
             * Format: int64
             * @description Number of jobs it has covered.
             */
            used: number;
            /**
             * Format: int64
             * @description Number of jobs it can cover.
             */
            uses: number;
        };
        /** @description A voucher code to add. */
        VoucherCode: {
            /** @description The code; letter case, spaces and hyphens are ignored. */
            code: string;
        };
        /**
         * Format: int64
         * @description Id of a voucher.
         */
        VoucherId: number;
        /** @description A range of a day of every week. */
        WeekRange: {
            /** @description The day on which it starts. */
            day: components["schemas"]["Weekday"];
            /** @description When it starts, HH:MM. */
            from: string;
            /** @description When it ends, HH:MM. One that doesn't end after it starts ends on the next day. */
            to: string;
        };
        /**
         * @description First day of a timesheet's week.
         * @enum {string}
         */
        WeekStart: "saturday" | "sunday" | "monday";
        /**
         * @description A day of the week.
         * @enum {string}
         */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @description Sends work in, approves it or asks for changes. */
        WorkNote: {
            /**
             * @description What to tell the other side.
             * @default
             */
            note: string;
            /**
             * Format: int64
             * @description The version that the caller saw. If the work changed since, nothing happens.
             * @default null
             */
            version: number | null;
        };
        /** @description Someone's work on a site. The fields are kept in files, so their meaning never changes. */
        WorkRecord: {
            /** @description Their contracts, those under way first, then the newest. */
            contracts: components["schemas"]["RecordContract"][];
            /** @description Day on which they joined the site, YYYY-MM-DD. */
            joinedOn: string;
            /**
             * Format: int64
             * @description Number of contracts that the file has no room for.
             */
            leftOut: number;
            /** @description Full name of the person. */
            name: string;
            /** @description Day on which the record was signed, YYYY-MM-DD. */
            signedOn: string;
            /** @description The site that keeps the record. */
            site: components["schemas"]["RecordSite"];
            /** @description What all their contracts add up to. */
            totals: components["schemas"]["RecordTotals"];
            /**
             * Format: int64
             * @description Version of the format.
             */
            version: number;
        };
        /** @description A worker's hours in a year. A week belongs to the year and the month in which it begins. */
        WorkYear: {
            /** @description By contract, those with the most hours first. */
            contracts: components["schemas"]["YearContract"][];
            /** @description ISO 4217 currency code. */
            currency: string;
            /** @description By month, oldest first; months without hours are left out. */
            months: components["schemas"]["YearMonth"][];
            /** @description Sums of the year. */
            sums: components["schemas"]["YearSums"];
            /**
             * Format: int64
             * @description The year.
             */
            year: number;
        };
        /** @description The applicant. */
        Worker: {
            /** @description Their town; empty when not given. */
            city: string;
            /**
             * Format: double
             * @description Straight-line distance in miles from their town to the job's; null if either town is unknown.
             */
            distanceMiles?: number | null;
            /** @description Headline of their profile. */
            headline: string;
            /** @description The worker's id. */
            id: components["schemas"]["UserId"];
            /** @description Full name for the worker themselves and once they're hired; otherwise first name and last initial. */
            name: string;
            /**
             * Format: int64
             * @description Number of times they were hired on this site.
             */
            pastHires: number;
            /** @description URL of the small version of their photo; null if there is none. */
            photoUrl?: string | null;
            /** @description Their state or region; empty when not given. */
            state: string;
        };
        /** @description The hours of one contract in a year. */
        YearContract: {
            /** @description The contract. */
            contractId: components["schemas"]["ContractId"];
            /** @description Name of the employer. */
            employer: string;
            /** @description Sums. */
            sums: components["schemas"]["YearSums"];
            /** @description Its title. */
            title: string;
        };
        /** @description The hours of one month. */
        YearMonth: {
            /** @description The month, YYYY-MM. */
            month: string;
            /** @description Sums. */
            sums: components["schemas"]["YearSums"];
        };
        /** @description Sums of hours. */
        YearSums: {
            /**
             * Format: int64
             * @description Pay for approved hours, in minor units.
             */
            amount: number;
            /**
             * Format: int64
             * @description Time that was approved, in seconds.
             */
            approvedSeconds: number;
            /**
             * Format: int64
             * @description Time worked, in seconds.
             */
            seconds: number;
        };
    };
    responses: {
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource's state doesn't allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server's disk is full. Nothing was changed. */
        DiskFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may see the resource but not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields are invalid, or the `Idempotency-Key` was used for another request. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource doesn't exist, or the caller may not know that it does. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is over its limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is rate limited. `Retry-After` says when to try again. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller isn't signed in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server can't respond now. `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body isn't of a supported type. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
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
                /** @description Number of days: 7, 30 or 90; defaults to 30. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_billing: {
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
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_billing_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_cards: {
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
                    "application/json": components["schemas"]["CardSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_cards_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCardSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_cards_check: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_cards_test: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description no_test_key */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_desk: {
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
                    "application/json": components["schemas"]["Dispute"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    errors_desk: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description State to list; `open` by default. */
                state?: components["schemas"]["ErrorState"];
                /** @description Return only the error with this reference number, in any state. */
                reference?: string;
                /** @description Return only the error with this id, in any state. */
                id?: components["schemas"]["ErrorGroupId"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    feedback_admin_list: {
        parameters: {
            query: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description State to list. */
                state: components["schemas"]["FeedbackState"];
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
                    "application/json": components["schemas"]["List_AdminFeedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["FeedbackDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFeedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["MergeFeedback"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFeedback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_fees: {
        parameters: {
            query: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Which list of fees to return. */
                queue: components["schemas"]["FeeQueue"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["FeeReason"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["RefundReturn"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, paid_by_card */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["FeeReason"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_imports: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_ImportSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_imports_upload: {
        parameters: {
            query: {
                /** @description Name of the file. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes of the file */
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
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description import_running or too_many_imports */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description unreadable_file */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_import: {
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
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    admin_import_discard: {
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
                    "application/json": components["schemas"]["ImportSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_import_check: {
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
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_map or import_running */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_import_map: {
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
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description invalid_map, or an employer that you may not post for */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_import_run: {
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
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description import_running */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_import_undo: {
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
                    "application/json": components["schemas"]["ImportDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description import_running */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_jobs: {
        parameters: {
            query: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Queue to list. */
                queue: components["schemas"]["ReviewQueue"];
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
                    "application/json": components["schemas"]["List_ReviewJob"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_ledger: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description `site` by default. */
                book?: components["schemas"]["LedgerBook"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_ledger_csv: {
        parameters: {
            query: {
                /** @description First month, YYYY-MM. */
                from: string;
                /** @description Last month, YYYY-MM. */
                to: string;
                /** @description `site` by default. */
                book?: components["schemas"]["LedgerBook"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                    "application/json": components["schemas"]["LedgerTotals"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    mail_outbox: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only mails in this state; ignored when an address is searched for. */
                state?: components["schemas"]["MailState"];
                /** @description Only mails to this address. */
                address?: string;
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
                    "application/json": components["schemas"]["List_OutboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    mail_allow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowedAddress"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailServer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailCheckRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_server: {
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
                    "application/json": components["schemas"]["MailServer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    mail_server_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMailServer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailServer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_texts: {
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
                    "application/json": components["schemas"]["List_MailText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    mail_text_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnText"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_text_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
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
                    "application/json": components["schemas"]["MailText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_text_sample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
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
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    mail_discard: {
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
                    "application/json": components["schemas"]["OutboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_late */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_link: {
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
                    "application/json": components["schemas"]["HandedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_link */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    mail_retry: {
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
                    "application/json": components["schemas"]["OutboxMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_late */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    message_reports_queue: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_MessageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    message_reports_resolve: {
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
                "application/json": components["schemas"]["MessageReportDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_MessageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    office_get: {
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
                    "application/json": components["schemas"]["Office"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_partner_offer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerOffer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_partners: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    people_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /**
                 * @description Part of the name or email address; below admins, a whole email address. With one or two characters, only the newest
                 *     1,000 accounts are searched.
                 */
                query?: string;
                /** @description Only accounts with a pending password reset request. */
                asked?: boolean;
                /** @description Only these accounts; ignored when a text is searched for. */
                group?: components["schemas"]["PeopleGroup"];
                /** @description Whether the oldest accounts come first; ignored when a text is searched for. */
                oldest?: boolean;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    admin_promotions: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_AdminPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                    "application/json": components["schemas"]["AdminPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["AdminPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["AdminPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    office_push_services: {
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
                    "application/json": components["schemas"]["List_PushService"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_reconciliation: {
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
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    review_reports_queue: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_ReviewReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    review_reports_resolve: {
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
                "application/json": components["schemas"]["ReviewReportDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_ReviewReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    support_delete_canned: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    support_chats: {
        parameters: {
            query: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Which list. */
                queue: components["schemas"]["InboxQueue"];
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
                    "application/json": components["schemas"]["InboxChats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    support_chat: {
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
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["AgentMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["AgentMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["TransferChat"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChatDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    support_statistics: {
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
                    "application/json": components["schemas"]["SupportStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    office_unreached: {
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
                    "application/json": components["schemas"]["List_Unreached"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    admin_vouchers: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_mine: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only applications in this group. */
                group?: components["schemas"]["MyApplicationGroup"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["Acceptance"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description job_filled */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_contact: {
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["InterviewPlan"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_interview_ics: {
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
                    "text/calendar": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_delete_note: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["VerdictChange"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    ask_to_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description email_taken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description email_taken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description email_taken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    email_link_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    email_link_sign_in: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkToken"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["PasswordReset"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            /** @description wrong_credentials */
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            /** @description email_taken */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    step_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUp"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
        };
    };
    ask_to_verify: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description already_verified */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailLinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    availability_get: {
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
                    "application/json": components["schemas"]["Availability"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    availability_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAvailability"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    availability_count: {
        parameters: {
            query?: {
                /** @description Town of the work. */
                city?: string;
                /** @description State or region of the town. */
                state?: string;
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
                    "application/json": components["schemas"]["AvailableCount"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    billing_mine: {
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
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    billing_save_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    blocks_list: {
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
                    "application/json": components["schemas"]["List_Block"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    blocks_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    blocks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    budget_guide: {
        parameters: {
            query: {
                /** @description Category id. */
                category: string;
                /** @description Unit of pay. */
                unit: components["schemas"]["PayUnit"];
                /** @description Title so far; if at least five jobs share a word with it, only those count. */
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
                    "application/json": components["schemas"]["BudgetGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    calendars_get: {
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
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    calendars_make: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeCalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description replaced */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    calendars_delete: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    calendars_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
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
                    "text/calendar": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    city_guide: {
        parameters: {
            query: {
                /** @description The town, such as `jacksonville`. */
                place: string;
                /** @description A US state such as `FL`, or a country code. */
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    contracts_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description `open`, `ended` or `due`; all by default. */
                filter?: components["schemas"]["ContractFilter"];
                /** @description Id of a job, for an employer's contracts with everyone who works on it; `filter` doesn't count then. */
                jobId?: components["schemas"]["JobId"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    contracts_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDirectContract"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden, no_earlier_contract */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    contracts_accept: {
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
                "application/json": components["schemas"]["ContractAcceptance"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed, own_proposal, nothing_proposed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_clock_code: {
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
                    "application/json": components["schemas"]["ClockCode"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_shifts */
            409: components["responses"]["Conflict"];
        };
    };
    contracts_confirm: {
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
                "application/json": components["schemas"]["ContractConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed, own_proposal */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_contact: {
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    contracts_change_contact: {
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
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_choices: {
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
                    "application/json": components["schemas"]["DisputeChoices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    contracts_end: {
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
                "application/json": components["schemas"]["ContractEnding"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, notice_given */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    time_entries_create: {
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
                "application/json": components["schemas"]["NewTimeEntry"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description overlaps, wrong_state, contract_over */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description before_contract, unless it's confirmed */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    expenses_create: {
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
                "application/json": components["schemas"]["NewExpense"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_many_expenses */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    invoices_of_contract: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["List_Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    milestones_list: {
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
                    "application/json": components["schemas"]["Milestones"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    milestones_create: {
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
                "application/json": components["schemas"]["MilestoneTerms"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_many_milestones */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payments_money: {
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
                    "application/json": components["schemas"]["ContractMoney"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    project_notes_list: {
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
                    "application/json": components["schemas"]["ProjectNotes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    project_notes_create: {
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
                "application/json": components["schemas"]["NewProjectNote"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_many_notes */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    project_notes_delete: {
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
                    "application/json": components["schemas"]["ProjectNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden, not_yours, too_late */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payments_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["List_Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    payments_record: {
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
                "application/json": components["schemas"]["NewContractPayment"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, already_recorded, too_many_payments */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_pdf: {
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    contracts_propose: {
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
                "application/json": components["schemas"]["ContractProposal"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed, too_many_versions */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_reject: {
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
                "application/json": components["schemas"]["ContractRejection"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed, nothing_proposed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_resume: {
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
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, no_notice */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    reviews_write: {
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
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, closed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    reviews_of_contract: {
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
                    "application/json": components["schemas"]["ContractReviews"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    shifts_list: {
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
                    "application/json": components["schemas"]["Shifts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    shifts_create: {
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
                "application/json": components["schemas"]["NewShift"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, busy, too_many_shifts */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_confirm_all: {
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
                    "application/json": components["schemas"]["Shifts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, busy */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    project_tasks_list: {
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
                    "application/json": components["schemas"]["ProjectTasks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    project_tasks_create: {
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
                "application/json": components["schemas"]["NewProjectTask"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_many_tasks */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_timeline: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["List_ContractEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["List_Timesheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
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
                    "application/json": components["schemas"]["TimesheetView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timesheets_calendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
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
                    "text/calendar": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
                entryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTimeComment"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_many_comments */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timesheets_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timesheets_return: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timesheets_submit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                week: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesheetView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    contracts_versions: {
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
                    "application/json": components["schemas"]["ContractVersion"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    conversations_folders: {
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
                    "application/json": components["schemas"]["ConversationFolders"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    conversations_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description `all`, the default, or `unread`. */
                filter?: components["schemas"]["ConversationFilter"];
                /** @description Only those whose title or names contain this. */
                query?: string;
                /** @description Only those about this job. */
                job?: number;
                /** @description Only those in this folder of the caller's. */
                folder?: string;
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
                    "application/json": components["schemas"]["Conversations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    conversations_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenConversation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description no_open_job */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    conversations_get: {
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
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    conversations_export: {
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    conversations_folder: {
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
                "application/json": components["schemas"]["MoveToFolder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only messages with these words, or words that begin like them. */
                query?: string;
                /** @description Id of the message to begin with. Later ones are before it, at the previous cursor. */
                from?: number;
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
                    "application/json": components["schemas"]["List_Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    messages_send: {
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
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description awaiting_reply */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    conversations_mute: {
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
                "application/json": components["schemas"]["Mute"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    conversations_pin: {
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
                "application/json": components["schemas"]["Pin"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    conversations_read: {
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
                "application/json": components["schemas"]["ReadUpTo"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    scheduled_list: {
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
                    "application/json": components["schemas"]["List_ScheduledMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    dashboard_get: {
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
            401: components["responses"]["Unauthorized"];
        };
    };
    disputes_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
                    "application/json": components["schemas"]["List_Dispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    disputes_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description forbidden */
            403: components["responses"]["Forbidden"];
            /** @description wrong_state, in_dispute, too_late, too_many_disputes */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_years: {
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
                    "application/json": components["schemas"]["DisputeYear"][];
                };
            };
        };
    };
    disputes_get: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    disputes_accept: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_answer: {
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
                "application/json": components["schemas"]["DisputeStatement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_appeal: {
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
                "application/json": components["schemas"]["DisputeStatement"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_decide: {
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
                "application/json": components["schemas"]["NewDisputeDecision"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description conflict_of_interest */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, other_person */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_add_evidence: {
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
                "application/json": components["schemas"]["NewDisputeEvidence"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, too_much_evidence */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_extend: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    dispute_notes_list: {
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
                    "application/json": components["schemas"]["DisputeNote"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description conflict_of_interest */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    dispute_notes_add: {
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
                "application/json": components["schemas"]["NewDisputeNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeNote"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description conflict_of_interest */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_pdf: {
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    disputes_propose: {
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
                "application/json": components["schemas"]["NewDisputeProposal"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description conflict_of_interest */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_range: {
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
                "application/json": components["schemas"]["DisputeRange"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_reject: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_take: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description conflict_of_interest */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    disputes_withdraw: {
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
                    "application/json": components["schemas"]["DisputeRoom"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["SaveDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_inbox: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only applications in this group. */
                group?: components["schemas"]["ApplicationGroup"];
                /** @description Only applications with this verdict. */
                verdict?: components["schemas"]["Verdict"];
                /** @description Only applications to this job. */
                job?: components["schemas"]["JobId"];
                /** @description Sort order; `promise` when omitted. */
                sort?: components["schemas"]["InboxSort"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    applications_decline_many: {
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
                    "application/json": components["schemas"]["DeclineManyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description too_many_employers */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    billing_of_employer: {
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
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    billing_save_of_employer: {
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
                "application/json": components["schemas"]["BillingDetails"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_hours: {
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
                    "application/json": components["schemas"]["InterviewHours"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    interviews_set_hours: {
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
                "application/json": components["schemas"]["InterviewHours"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewHours"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many_invitations */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description last_manager */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description last_manager */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    reviews_of_employer: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    time_entries_delete: {
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
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, in_dispute */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    time_entries_change: {
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
                "application/json": components["schemas"]["TimeEntryPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description overlaps, wrong_state, contract_over, in_dispute */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    errors_own: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    expenses_approve: {
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
                    "application/json": components["schemas"]["Expense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    expenses_decline: {
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
                "application/json": components["schemas"]["ExpenseAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    fee_quote: {
        parameters: {
            query?: {
                /** @description Employer to quote for; defaults to the caller's own. */
                employerId?: components["schemas"]["EmployerId"];
                /** @description Whether to quote for posting in the caller's own name, instead of `employerId`. */
                asMyself?: boolean;
                /** @description Whether to quote for a business that is added with the job, instead of `employerId`. */
                newBusiness?: boolean;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    feedback_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    fees_mine: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    fees_checkout: {
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
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, cards_off */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    files_upload: {
        parameters: {
            query: {
                /** @description `photo`, `document`, `picture` or `voice`. */
                kind: components["schemas"]["FileKind"];
                /** @description Name of the file on the user's device. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The bytes, as image/jpeg, image/png, application/pdf, audio/webm or audio/mp4 */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description quota */
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    files_download: {
        parameters: {
            query?: {
                /** @description Size to download; `full` if omitted. Only photos have a small size. */
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
            /** @description The range */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description No such range */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_many */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["HiddenEmployers"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["HideEmployer"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenEmployer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description too_many */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["HiddenEmployers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description `upcoming`, the default, or `past`. */
                filter?: components["schemas"]["InterviewFilter"];
                /** @description Only the interviews of this application: all of them, newest first, on one page. */
                application?: components["schemas"]["ApplicationId"];
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
                    "application/json": components["schemas"]["List_ArrangedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    interviews_propose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proposal"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, already_arranged */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_get: {
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
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    interviews_calendar: {
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
                    "text/calendar": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
        };
    };
    interviews_cancel: {
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
                "application/json": components["schemas"]["InterviewCancel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_move: {
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
                "application/json": components["schemas"]["InterviewMove"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_write_notes: {
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
                "application/json": components["schemas"]["InterviewNotes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_pick: {
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
                "application/json": components["schemas"]["InterviewPick"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparedInterview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed, time_gone, time_passed, overlap */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    interviews_slots: {
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
                    "application/json": components["schemas"]["InterviewSlots"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    invoices_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description `all` by default. */
                filter?: components["schemas"]["InvoiceFilter"];
                /** @description Both by default. */
                side?: components["schemas"]["InvoiceSide"];
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
                    "application/json": components["schemas"]["List_Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    invoices_get: {
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
                    "application/json": components["schemas"]["InvoiceView"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    invoices_checkout: {
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
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, cards_off, not_ready */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    invoices_pdf: {
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    job_cards: {
        parameters: {
            query: {
                /** @description Up to 50 job ids, separated by commas. */
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
                    "application/json": components["schemas"]["JobCards"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    jobs_list: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                query?: string;
                /** @description Category id. */
                category?: string;
                /** @description Job type. */
                kind?: components["schemas"]["Kind"];
                /** @description A place as people write it: a town, a ZIP code, a neighborhood or a state. `near` wins over it. */
                where?: string;
                /** @description Town. */
                city?: string;
                /** @description State or region. */
                state?: string;
                /** @description Neighborhood, exactly as jobs name it. */
                area?: string;
                /** @description Id of the place to search near. */
                near?: components["schemas"]["PlaceId"];
                /**
                 * @description Maximum distance in miles from `near`, where any distance is the default, or from the town in `where` or in the
                 *     words, where 25 is.
                 */
                withinMiles?: number;
                /** @description Minimum pay in minor units, per `unit`. */
                minBudget?: number;
                /** @description Unit of `minBudget`; an hour by default. */
                unit?: components["schemas"]["PayUnit"];
                /** @description Only jobs that can be done from anywhere. */
                remote?: boolean;
                /** @description Only jobs that need someone within 48 hours. */
                urgent?: boolean;
                /** @description Employer id. */
                employer?: components["schemas"]["EmployerId"];
                /** @description Only jobs listed at or after this time, in milliseconds since the epoch. */
                since?: number;
                /** @description Sort order; `best` by default, or `newest` without words. */
                sort?: components["schemas"]["Sort"];
                /** @description A part of `query` to take as words although it could be understood as a filter; repeatable, at most 10. */
                literal?: string[];
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Items per page, 1 to 100; 20 by default. */
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
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["JobChange"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    applications_of_job: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only applications in this group. */
                group?: components["schemas"]["ApplicationGroup"];
                /** @description Only applications with this verdict. */
                verdict?: components["schemas"]["Verdict"];
                /**
                 * @description Only applications with these words in the message or the headline, or from somebody whose first name starts with
                 *     them.
                 */
                query?: string;
                /** @description Sort order; `oldest` when omitted. */
                sort?: components["schemas"]["ApplicantSort"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["NewApplication"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description already_applied, wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description apply_limit */
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["DeclineManyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["CloseJob"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["ModerationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    jobs_take_down: {
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
                "application/json": components["schemas"]["TakeDown"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModerationResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["JobCards"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    kiosk_code: {
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
                    "application/json": components["schemas"]["ClockCode"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    kiosks_list: {
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
                    "application/json": components["schemas"]["List_Kiosk"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    kiosks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKiosk"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeKiosk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description too_many_kiosks */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    kiosks_delete: {
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
                    "application/json": components["schemas"]["Kiosk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    live: {
        parameters: {
            query?: {
                /** @description Id of the last event that the app has seen. */
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket now. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description Path on this site. */
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
            400: components["responses"]["BadRequest"];
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
    mail_unsubscribe_page: {
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
            /** @description To /unsubscribe */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
        };
    };
    mail_unsubscribe: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_search: {
        parameters: {
            query: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only messages with these words, or words that begin like them. */
                query: string;
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
                    "application/json": components["schemas"]["List_FoundMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    message_templates_list: {
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
                    "application/json": components["schemas"]["List_MessageTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    message_templates_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTemplate"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_MessageTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description too_many_templates */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    message_templates_delete: {
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
                    "application/json": components["schemas"]["List_MessageTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    message_templates_change: {
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
                "application/json": components["schemas"]["NewTemplate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List_MessageTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_delete: {
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_late */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_edit: {
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
                "application/json": components["schemas"]["MessageChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description too_late */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_react: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                emoji: string;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_unreact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                emoji: string;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    messages_report: {
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
                "application/json": components["schemas"]["NewMessageReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description own_message */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_change: {
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
                "application/json": components["schemas"]["MilestonePatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_agree: {
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
                "application/json": components["schemas"]["MilestoneStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_approve: {
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
                "application/json": components["schemas"]["MilestoneStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_checkout: {
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
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, cards_off, not_ready */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_decline: {
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
                "application/json": components["schemas"]["MilestoneStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_return: {
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
                "application/json": components["schemas"]["WorkNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_start: {
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
                "application/json": components["schemas"]["MilestoneStep"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    milestones_submit: {
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
                "application/json": components["schemas"]["WorkNote"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Milestone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
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
                    "application/json": components["schemas"]["UnreadMessages"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    push_key: {
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
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    push_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Subscribe"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    push_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Unsubscribe"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": boolean;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["ActiveInstall"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Only jobs with this status. */
                status?: components["schemas"]["JobStatus"];
                /** @description Only jobs with these words, or their beginnings, in the title or the town. */
                query?: string;
                /** @description Sort order; `newest` when omitted. */
                sort?: components["schemas"]["MyJobSort"];
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
                    "application/json": components["schemas"]["MyJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    notification_settings: {
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
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    notification_settings_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    notification_settings_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationTest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationTestResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    notifications_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
                /** @description Whether to return only unread notifications. */
                unread?: boolean;
                /** @description Return only the notifications of this category. */
                category?: components["schemas"]["NotificationCategory"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkReadResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    partner_subscription_get: {
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
                    "application/json": components["schemas"]["PartnerSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    partner_subscription_start: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description not_offered, too_early */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    partner_subscription_cancel: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSubscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payments_confirm: {
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
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, own_payment, used_up */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payments_deny: {
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
                "application/json": components["schemas"]["PaymentDenial"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payments_receipt: {
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
        };
    };
    payout_account: {
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
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    payout_account_set_up: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description cards_off */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    payout_account_check: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description stripe_failed */
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
        };
    };
    records_of_person: {
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
                    "application/json": components["schemas"]["SignedRecord"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    reviews_of_person: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
                cursor?: string;
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
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    find: {
        parameters: {
            query?: {
                /** @description Beginning of the town's name, or a ZIP code. */
                query?: string;
                /** @description Latitude in degrees north, instead of `query`. */
                lat?: number;
                /** @description Longitude in degrees east. */
                lon?: number;
                /** @description Maximum number of results, 1 to 20; 8 by default. */
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
            400: components["responses"]["BadRequest"];
        };
    };
    presence_get: {
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
                    "application/json": components["schemas"]["Presence"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    presence_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Presence"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
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
                "application/json": components["schemas"]["ProfileEdit"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    put_document: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description too_many_documents */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    delete_document: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["ProfilePhoto"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    records_link: {
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
                    "application/json": components["schemas"]["RecordLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    records_share: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    promotions_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
        };
    };
    rapid_hires_list: {
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
                    "application/json": components["schemas"]["List_RapidHire"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    rapid_hires_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRapidHire"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RapidHirePanel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    rapid_hires_contact: {
        parameters: {
            query?: {
                /** @description The employer; the caller's default one if left out. */
                employerId?: components["schemas"]["EmployerId"];
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    rapid_hires_get: {
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
                    "application/json": components["schemas"]["RapidHirePanel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    rapid_hires_stop: {
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
                    "application/json": components["schemas"]["RapidHirePanel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    rapid_offers_list: {
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
                    "application/json": components["schemas"]["List_RapidOffer"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    rapid_offers_accept: {
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
                    "application/json": components["schemas"]["RapidOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, offer_over */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    rapid_offers_confirm: {
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
                "application/json": components["schemas"]["RapidConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RapidOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, offer_over, busy, job_filled, application_closed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    rapid_offers_decline: {
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
                    "application/json": components["schemas"]["RapidOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, offer_over */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    rapid_offers_replace: {
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
                    "application/json": components["schemas"]["RapidHirePanel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, not_missing */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    records_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedRecord"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description invalid_record */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    records_by_link: {
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
                    "application/json": components["schemas"]["SignedRecord"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    reviews_reply: {
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
                "application/json": components["schemas"]["NewReviewReply"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, own_review, closed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    reviews_report: {
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
                "application/json": components["schemas"]["NewReviewReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    saved_jobs_list: {
        parameters: {
            query?: {
                /** @description Items per page, 1 to 100; 20 by default. */
                limit?: number;
                /** @description The `nextCursor` or `prevCursor` of another page. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["SavedState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description too_many */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["SavedState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description too_many */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    scheduled_cancel: {
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
                    "application/json": components["schemas"]["ScheduledMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_board: {
        parameters: {
            query?: {
                /** @description First day, YYYY-MM-DD; today by default. */
                from?: string;
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
                    "application/json": components["schemas"]["List_Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    shifts_backups: {
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
                    "application/json": components["schemas"]["Backups"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    shifts_cancel: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_clock_in: {
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
                "application/json": components["schemas"]["ClockIn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, timer_running, overlaps */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description too_many_codes */
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_clock_out: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_confirm: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, busy */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_contest: {
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
                "application/json": components["schemas"]["AttendanceContest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_decline: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_replace: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state, no_backups */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_take_back: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    shifts_uphold: {
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
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description wrong_state */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description currency_frozen */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
        };
    };
    statements_get: {
        parameters: {
            query?: {
                /** @description An employer that the caller may pay or hire for; the caller's own statement as a worker without it. */
                employerId?: components["schemas"]["EmployerId"];
            };
            header?: never;
            path: {
                year: number;
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
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    statements_csv: {
        parameters: {
            query?: {
                /** @description An employer that the caller may pay or hire for; the caller's own statement as a worker without it. */
                employerId?: components["schemas"]["EmployerId"];
            };
            header?: never;
            path: {
                year: number;
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    stripe_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrong_signature */
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                "application/json": components["schemas"]["NewChatMessage"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    support_messages: {
        parameters: {
            query?: {
                /** @description Only messages with an id greater than this. */
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
                "application/json": components["schemas"]["ReadMark"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    project_tasks_delete: {
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
                    "application/json": components["schemas"]["ProjectTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    project_tasks_change: {
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
                "application/json": components["schemas"]["ProjectTaskPatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            404: components["responses"]["NotFound"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    work_year: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
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
                    "application/json": components["schemas"]["WorkYear"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    work_year_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    timer_get: {
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
                    "application/json": components["schemas"]["Timer"] | null;
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    timer_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerStart"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description timer_running, timer_stopped, overlaps, wrong_state, contract_over */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timer_discard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerDiscard"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description no_timer */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timer_stop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerStop"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description no_timer, overlaps */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
        };
    };
    timesheets_waiting: {
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
                    "application/json": components["schemas"]["List_TimesheetCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    vouchers_mine: {
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
                    "application/json": components["schemas"]["UnusedVouchers"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    vouchers_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnusedVouchers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskFull"];
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
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
}
